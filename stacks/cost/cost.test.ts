import { describe, expect, it } from 'vitest';
import { countPaid } from './count';
import { unitsIn } from './measured';
import { TEN_ADVISORS } from './use';
import { type Counted, idleCost, overBudget, sumCost, useCost } from './work-out';

const none: Counted = {
  alarmMetrics: 0,
  dashboards: 0,
  customMetrics: 0,
  encryptionKeys: 0,
  machineClients: 0,
  secrets: 0,
  hostedZones: 0,
  schedules: [],
};
const alarm = (Properties: Record<string, unknown>) => ({ Type: 'AWS::CloudWatch::Alarm', Properties });
const rule = (ScheduleExpression: string) => ({ Type: 'AWS::Events::Rule', Properties: { ScheduleExpression } });

describe('what a stage costs', () => {
  it('counts what is paid by the month, in every stack', () => {
    const counted = countPaid({
      One: {
        resources: {
          a: alarm({ MetricName: 'Errors' }),
          b: alarm({ Metrics: [{ MetricStat: {} }, { MetricStat: {} }, { Expression: 'a / b' }] }),
          c: { Type: 'AWS::Cognito::UserPoolClient', Properties: { AllowedOAuthFlows: ['client_credentials'] } },
          d: { Type: 'AWS::Cognito::UserPoolClient' },
        },
      },
      Two: {
        resources: {
          a: { Type: 'AWS::KMS::Key' },
          b: rule('rate(1 minute)'),
          c: rule('rate(2 hours)'),
          d: { Type: 'AWS::Events::Rule', Properties: { EventPattern: { source: ['aws.ses'] } } },
        },
      },
    });
    expect(counted).toEqual({
      ...none,
      alarmMetrics: 3,
      encryptionKeys: 1,
      machineClients: 1,
      secrets: 1,
      schedules: [1, 120],
    });
    expect(() => countPaid({ One: { resources: { a: rule('cron(0 8 * * ? *)') } } })).toThrow('cron(0 8 * * ? *)');
  });

  it('charges by the month beyond what is free, and for runs that find nothing', () => {
    expect(sumCost(idleCost(none))).toBe(0);
    expect(sumCost(idleCost({ ...none, alarmMetrics: 10, dashboards: 3 }))).toBe(0);
    expect(sumCost(idleCost({ ...none, alarmMetrics: 12, encryptionKeys: 2, machineClients: 1 }))).toBeCloseTo(8.2);
    const minutely = sumCost(idleCost({ ...none, schedules: [1] }));
    expect(minutely).toBeGreaterThan(0.02);
    expect(minutely).toBeLessThan(0.1);
  });

  it('charges use by what a call takes', () => {
    const lines = useCost(TEN_ADVISORS);
    expect(lines.find(({ what }) => what.endsWith('by the call'))?.usd).toBeCloseTo(0.759);
    expect(sumCost(lines)).toBeGreaterThan(2);
    expect(sumCost(lines)).toBeLessThan(4);
  });

  it('works out what calls take from a log of requests, and counts none that were refused', () => {
    const line = (reads: number, writes: number, status = 200) =>
      JSON.stringify({ level: 'info', message: 'request', endpoint: 'trips.get', status, reads, writes });
    const log = [
      line(1, 0),
      line(3, 0),
      line(0, 24),
      line(2, 6),
      line(90, 90, 409),
      '{"message":"due work"}',
      'broken',
      '',
    ];
    expect(unitsIn(log.join('\n'))).toEqual({ calls: 4, readUnits: 1.5, writeUnits: 15, writing: 0.5 });
    expect(() => unitsIn(line(1, 0))).toThrow('no requests that write');
  });

  it('says what is over its budget', () => {
    expect(overBudget({ idle: 8, tenAdvisors: 10 })).toEqual([]);
    expect(overBudget({ idle: 8.01, tenAdvisors: 10.01 })).toEqual([
      'An idle stage costs more than 8 USD a month.',
      'Ten advisors cost more than 10 USD a month.',
    ]);
  });
});
