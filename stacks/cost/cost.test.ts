import { describe, expect, it } from 'vitest';
import { countPaid } from './count';
import { TEN_ADVISORS } from './use';
import { type Counted, idleCost, overBudget, sumOf, useCost } from './work-out';

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
        resources: { a: { Type: 'AWS::KMS::Key' }, b: rule('rate(1 minute)'), c: rule('rate(2 hours)') },
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
    expect(sumOf(idleCost(none))).toBe(0);
    expect(sumOf(idleCost({ ...none, alarmMetrics: 10, dashboards: 3 }))).toBe(0);
    expect(sumOf(idleCost({ ...none, alarmMetrics: 12, encryptionKeys: 2, machineClients: 1 }))).toBeCloseTo(8.2);
    const minutely = sumOf(idleCost({ ...none, schedules: [1] }));
    expect(minutely).toBeGreaterThan(0.02);
    expect(minutely).toBeLessThan(0.1);
  });

  it('charges use by what a call takes', () => {
    const lines = useCost(TEN_ADVISORS);
    expect(lines.find(({ what }) => what.endsWith('by the call'))?.usd).toBeCloseTo(0.726);
    expect(sumOf(lines)).toBeGreaterThan(2);
    expect(sumOf(lines)).toBeLessThan(4);
  });

  it('says what is over its budget', () => {
    expect(overBudget({ idle: 8, tenAdvisors: 10 })).toEqual([]);
    expect(overBudget({ idle: 8.01, tenAdvisors: 10.01 })).toEqual([
      'An idle stage costs more than 8 USD a month.',
      'Ten advisors cost more than 10 USD a month.',
    ]);
  });
});
