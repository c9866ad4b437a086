import type { Counted } from './work-out';

type Resource = { Type: string; Properties?: Record<string, unknown> };
export type Templates = Record<string, { resources: Record<string, Resource> }>;

type AlarmProperties = { MetricName?: string; Metrics?: { MetricStat?: unknown }[] };
/** An alarm costs what its metrics cost: one, or each that its expression reads. */
const metricsOf = ({ MetricName, Metrics = [] }: AlarmProperties) =>
  MetricName ? 1 : Metrics.filter(({ MetricStat }) => MetricStat).length;

const minutesOf = (expression: unknown): number => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(String(expression)) ?? [];
  if (!count || !unit) throw new Error(`The cost of the schedule ${expression} is not known.`);
  return Number(count) * { minute: 1, hour: 60, day: 1_440 }[unit as 'minute' | 'hour' | 'day'];
};

/** What of the synthesized templates is paid for. `secrets` is kept by hand, one for Stripe. */
export const countPaid = (templates: Templates): Counted => {
  const all = Object.values(templates).flatMap(({ resources }) => Object.values(resources));
  const of = (type: string) => all.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties);
  const isMachine = ({ AllowedOAuthFlows = [] }: { AllowedOAuthFlows?: unknown }) =>
    (AllowedOAuthFlows as string[]).includes('client_credentials');
  return {
    alarmMetrics: of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm as AlarmProperties), 0),
    dashboards: of('AWS::CloudWatch::Dashboard').length,
    customMetrics: of('AWS::Logs::MetricFilter').length,
    encryptionKeys: of('AWS::KMS::Key').length,
    machineClients: of('AWS::Cognito::UserPoolClient').filter(isMachine).length,
    secrets: of('AWS::SecretsManager::Secret').length + 1,
    hostedZones: of('AWS::Route53::RecordSet').length > 0 ? 1 : 0,
    // A rule that waits for an event of AWS's own, as of a mail that came back, costs nothing until there is one.
    schedules: of('AWS::Events::Rule')
      .filter(({ EventPattern }) => EventPattern === undefined)
      .map(({ ScheduleExpression }) => minutesOf(ScheduleExpression)),
  };
};
