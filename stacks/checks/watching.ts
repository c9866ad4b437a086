import { describe, expect, it } from 'vitest';
import { API_NUMBERS } from '../areas/operations';
import { CONSUMERS, SCHEDULED } from '../jobs';
import { MAIL_FEEDBACK } from '../mail-feedback';
import type { Deployed } from './synth';
import { formatTemplateValue, listProductFunctions, listResources } from './template-reading';

type Alarm = {
  AlarmActions?: unknown[];
  MetricName?: string;
  TreatMissingData: string;
  Metrics?: { MetricStat?: { Metric: { MetricName: string } } }[];
};

export const watching = (deployed: Deployed) =>
  describe('jobs, dead letters and alarms', () => {
    const alarms = listResources(deployed, 'AWS::CloudWatch::Alarm').map((a) => ({
      ...a,
      on: a.resource.Properties as Alarm,
    }));
    const metricsOf = (alarm: Alarm) =>
      [alarm.MetricName, ...(alarm.Metrics ?? []).map((m) => m.MetricStat?.Metric.MetricName)].filter(Boolean);
    const alarmsOn = (stack: string, metric: string) =>
      alarms.filter((a) => a.stack === stack && metricsOf(a.on).includes(metric));

    it('hands each consumer the items it hears of, and sets aside what fails for good', () => {
      const sources = listResources(deployed, 'AWS::Lambda::EventSourceMapping').map((m) => m.resource.Properties);
      const patterns = sources.map((s) =>
        (s.FilterCriteria as { Filters: { Pattern: string }[] }).Filters.map(({ Pattern }) => JSON.parse(Pattern)),
      );
      const of = (image: string, ...types: string[]) => ({ dynamodb: { [image]: { type: { S: types } } } });
      const followed = [
        'bank_line',
        'booking',
        'client',
        'credit',
        'institution',
        'invoice',
        'journal_entry',
        'payable',
        'payment',
        'supplier_payment',
        'traveler',
        'trip',
        'trip_money',
        'trip_presence',
      ];
      expect(patterns).toEqual([
        [
          { eventName: ['INSERT'], ...of('NewImage', 'event') },
          of('NewImage', ...followed),
          { eventName: ['REMOVE'], ...of('OldImage', ...followed) },
        ],
        [{ eventName: ['INSERT'], ...of('NewImage', 'mail') }],
      ]);
      for (const s of sources) {
        expect(s).toMatchObject({
          BisectBatchOnFunctionError: true,
          MaximumRetryAttempts: 5,
          StartingPosition: 'TRIM_HORIZON',
        });
        expect(
          formatTemplateValue((s.DestinationConfig as { OnFailure: { Destination: unknown } }).OnFailure.Destination),
        ).toContain('Dead');
      }
    });

    it('runs due work and long work every minute, with dead letters', () => {
      const rules = listResources(deployed, 'AWS::Events::Rule')
        .map((r) => r.resource.Properties)
        .filter((r) => r.ScheduleExpression);
      expect(rules.map((r) => r.ScheduleExpression)).toEqual(['rate(1 minute)', 'rate(1 minute)']);
      for (const r of rules) expect((r.Targets as unknown[])[0]).toHaveProperty('DeadLetterConfig');
      expect(listResources(deployed, 'AWS::Lambda::EventInvokeConfig')).toHaveLength(SCHEDULED.length);
    });

    it('hands bounces and complaints of its own configuration set, and nothing else, to their job', () => {
      const [rule, ...others] = listResources(deployed, 'AWS::Events::Rule').filter(
        (r) => r.resource.Properties.EventPattern,
      );
      expect(others).toEqual([]);
      const { EventPattern, Targets } = rule?.resource.Properties ?? {};
      expect(EventPattern).toMatchObject({
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
      });
      const [set] = listResources(deployed, 'AWS::SES::ConfigurationSet').map((s) => s.resource.Properties.Name);
      const { mail } = (EventPattern as { detail: { mail: { tags: Record<string, unknown[]> } } }).detail;
      expect(mail.tags['ses:configuration-set']?.map(formatTemplateValue)).toEqual([
        expect.stringContaining('Sending'),
      ]);
      expect(set).toBe('prod-wayline-mail');
      expect((Targets as unknown[])[0]).toHaveProperty('DeadLetterConfig');
      const [heard] = listResources(deployed, 'AWS::SES::ConfigurationSetEventDestination').map(
        (d) => d.resource.Properties,
      );
      expect(heard?.EventDestination).toMatchObject({ MatchingEventTypes: ['bounce', 'complaint'], Enabled: true });
      expect(JSON.stringify(heard?.EventDestination)).toContain('event-bus/default');
    });

    it('encrypts every queue, refuses plain HTTP, and lets each job write into its own only', () => {
      const queues = listResources(deployed, 'AWS::SQS::Queue');
      expect(queues).toHaveLength(CONSUMERS.length + SCHEDULED.length + 1);
      for (const { resource } of queues) expect(resource.Properties.SqsManagedSseEnabled).toBe(true);
      for (const { handler, rights } of listProductFunctions(deployed).values()) {
        const to = rights.filter((r) => r.actions.includes('sqs:SendMessage')).flatMap((r) => r.resources);
        expect(to).toHaveLength(
          [...CONSUMERS, ...SCHEDULED, MAIL_FEEDBACK].some((job) => job.handler === handler) ? 1 : 0,
        );
        if (to[0]) expect(to[0]).toContain(`Dead${handler.slice('jobs/'.length).replace('-', '')}`);
      }
    });

    it('watches every API, job, socket function, queue, stream, the table, the content network and the mail', () => {
      expect(alarmsOn('Apis', '5xx')).toHaveLength(API_NUMBERS.length);
      expect(alarmsOn('Jobs', 'ApproximateNumberOfMessagesVisible')).toHaveLength(5);
      expect(alarmsOn('Jobs', 'IteratorAge')).toHaveLength(2);
      expect(alarmsOn('Jobs', 'Errors')).toHaveLength(6);
      expect(alarmsOn('Jobs', 'Throttles')).toHaveLength(1);
      expect(alarmsOn('AfterDeployment', 'Errors')).toHaveLength(1);
      expect(alarmsOn('Realtime', 'Errors')).toHaveLength(7);
      expect(alarmsOn('Data', 'WriteThrottleEvents')).toHaveLength(1);
      expect(alarmsOn('Web', '5xxErrorRate')).toHaveLength(1);
      expect(alarmsOn('Mail', 'Reputation.BounceRate')).toHaveLength(1);
      expect(alarmsOn('Jobs', 'Invocations').map((a) => a.on.TreatMissingData)).toEqual(['breaching', 'breaching']);
    });

    it('runs once after every deployment what tells open pages of it, after all that they then ask for', () => {
      const [script, ...others] = listResources(deployed, 'Custom::SSTScript');
      expect(others).toEqual([]);
      expect(script?.stack).toBe('AfterDeployment');
      const { UserCreateFunction, UserUpdateFunction, Version } = script?.resource.Properties ?? {};
      expect(UserUpdateFunction).toEqual(UserCreateFunction);
      expect(formatTemplateValue(UserUpdateFunction)).toContain('JobsAfterDeployment');
      // Another one with every synthesis: that is what makes CloudFormation run it again.
      expect(Number(Version)).toBeGreaterThan(Date.now() - 600_000);
      const before = ['Jobs', 'Web', 'Apis'];
      expect(deployed.stacks.AfterDeployment?.after).toEqual(expect.arrayContaining(before));
    });

    it('speaks to one encrypted topic', () => {
      const topics = new Set(alarms.flatMap((a) => (a.on.AlarmActions ?? ['none']).map(formatTemplateValue)));
      expect([...topics]).toEqual([expect.stringContaining('Alerts')]);
      expect(listResources(deployed, 'AWS::SNS::Topic').map((t) => 'KmsMasterKeyId' in t.resource.Properties)).toEqual([
        true,
      ]);
      expect(listResources(deployed, 'AWS::CloudWatch::Dashboard')).toHaveLength(1);
    });

    it('keeps logs for a while and not for ever', () => {
      const groups = listResources(deployed, 'AWS::Logs::LogGroup');
      expect(groups.length).toBeGreaterThan(API_NUMBERS.length);
      for (const { resource, id } of groups) expect(resource.Properties.RetentionInDays, id).toBe(90);
    });
  });
