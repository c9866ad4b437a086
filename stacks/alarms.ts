import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Duration, type Stack } from 'aws-cdk-lib/core';

const minutes = (n: number) => Duration.minutes(n);

type Rule = {
  says: string;
  metric: IMetric;
  above: number;
  of?: number;
  times?: number;
  /** What silence means: nothing wrong, unless silence is the fault. */
  silence?: TreatMissingData;
  below?: boolean;
};
const alarm = (
  stack: Stack,
  id: string,
  topic: ITopic,
  { says, metric, above, of = 1, times = 1, silence, below }: Rule,
) => {
  const made = new Alarm(stack, id, {
    alarmDescription: says,
    metric,
    threshold: above,
    evaluationPeriods: of,
    datapointsToAlarm: times,
    comparisonOperator: below ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: silence ?? TreatMissingData.NOT_BREACHING,
  });
  made.addAlarmAction(new SnsAction(topic));
  made.addOkAction(new SnsAction(topic));
};

/** Too many answers of 500 and above; a function that fails, is throttled or runs out of time shows here too. */
export const alarmOnApi = (stack: Stack, number: number, apiId: string, topic: ITopic) => {
  const period = minutes(1);
  const of = (metricName: string) =>
    new Metric({
      namespace: 'AWS/ApiGateway',
      metricName,
      dimensionsMap: { ApiId: apiId },
      statistic: Stats.SUM,
      period,
    });
  const metric = new MathExpression({
    expression: 'IF(requests >= 20, 100 * failures / requests, 0)',
    label: `API ${number} 5xx %`,
    period,
    usingMetrics: { failures: of('5xx'), requests: of('Count') },
  });
  alarm(stack, `Failures${number}`, topic, {
    says: `More than 1 % of the calls of API ${number} failed in 3 of 5 minutes. Its access log names their routes.`,
    metric,
    above: 1,
    of: 5,
    times: 3,
  });
};

/** A function outside the APIs that failed. That it was throttled shows in the alarm on all functions, which costs once. */
export const alarmOnFunction = (stack: Stack, id: string, fn: IFunction, topic: ITopic) => {
  const period = minutes(5);
  alarm(stack, `${id}Errors`, topic, { says: `${id} failed.`, metric: fn.metricErrors({ period }), above: 0 });
};

/** A stream consumer that lags: live events and mails are late. */
export const alarmOnLag = (stack: Stack, id: string, fn: IFunction, topic: ITopic) =>
  alarm(stack, `${id}Lag`, topic, {
    says: `${id} is more than a minute behind the table's stream.`,
    above: 60_000,
    of: 3,
    times: 3,
    metric: fn.metric('IteratorAge', { period: minutes(1), statistic: Stats.MAXIMUM }),
  });

/** What is kept for searches and lists was found wrong, or could not be kept. It is put right by then, and should not have come to it. */
export const alarmOnProjections = (stack: Stack, topic: ITopic) =>
  alarm(stack, 'Projections', topic, {
    says: 'A search index or list could not be kept, was found wrong, or was not checked. The log says which (projection, company_id).',
    metric: new Metric({
      namespace: 'Wayline',
      metricName: 'wrong_projections',
      statistic: Stats.SUM,
      period: minutes(5),
    }),
    above: 0,
  });

/** Scheduled work that did not run; here silence is the fault. */
export const alarmOnSilence = (stack: Stack, id: string, fn: IFunction, topic: ITopic) =>
  alarm(stack, `${id}Silence`, topic, {
    says: `${id} has not run for five minutes.`,
    metric: fn.metricInvocations({ period: minutes(5) }),
    above: 1,
    below: true,
    silence: TreatMissingData.BREACHING,
  });

/** Something lies in a dead-letter queue and waits for a person. */
export const alarmOnDeadLetters = (stack: Stack, id: string, queue: IQueue, topic: ITopic) =>
  alarm(stack, `${id}Waiting`, topic, {
    says: `Work that failed for good lies in ${id}.`,
    above: 0,
    metric: queue.metricApproximateNumberOfMessagesVisible({ period: minutes(1), statistic: Stats.MAXIMUM }),
  });

/** The table or an index turned requests away. */
export const alarmOnTable = (stack: Stack, table: Table, indexes: readonly string[], topic: ITopic) => {
  const period = minutes(1);
  const of = (metricName: string, index?: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      statistic: Stats.SUM,
      period,
      dimensionsMap: { TableName: table.tableName, ...(index && { GlobalSecondaryIndexName: index }) },
    });
  const counted = [undefined, ...indexes].flatMap((index) => [
    of('ReadThrottleEvents', index),
    of('WriteThrottleEvents', index),
  ]);
  const usingMetrics = Object.fromEntries(counted.map((metric, i) => [`m${i}`, metric]));
  const expression = counted.map((_, i) => `FILL(m${i}, 0)`).join(' + ');
  const metric = new MathExpression({ expression, label: 'throttled', period, usingMetrics });
  alarm(stack, 'Throttled', topic, {
    says: 'The table turned requests away in 3 of 5 minutes.',
    metric,
    above: 0,
    of: 5,
    times: 3,
  });
};

/** Every function of this region together: AWS counts them so, and one alarm of each kind costs what one costs. */
export const alarmOnAllFunctions = (stack: Stack, topic: ITopic) => {
  const all = (metricName: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic: Stats.SUM, period: minutes(5) });
  alarm(stack, 'FunctionErrors', topic, { says: 'Functions failed.', metric: all('Errors'), above: 5 });
  alarm(stack, 'FunctionThrottles', topic, { says: 'Functions were throttled.', metric: all('Throttles'), above: 0 });
};

/** The distribution itself failing, before any API is reached. */
export const alarmOnDistribution = (stack: Stack, distribution: IDistribution, topic: ITopic) => {
  const metric = new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    statistic: Stats.AVERAGE,
    period: minutes(5),
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
  });
  alarm(stack, 'Failures', topic, {
    says: 'More than 1 % of what people ask for fails at the content network.',
    metric,
    above: 1,
    of: 3,
    times: 2,
  });
};

/** SES stops senders whose mail bounces (5 %) or is complained about (0.1 %); this speaks first. */
export const alarmOnReputation = (stack: Stack, topic: ITopic) => {
  const rate = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.AVERAGE, period: Duration.hours(1) });
  alarm(stack, 'Bounces', topic, {
    says: 'More than 3 % of mails bounce.',
    metric: rate('Reputation.BounceRate'),
    above: 0.03,
  });
  alarm(stack, 'Complaints', topic, {
    says: 'More than 0.05 % of mails are complained about.',
    metric: rate('Reputation.ComplaintRate'),
    above: 0.0005,
  });
};

/** Companies that use up their mails of the day: a spammer among them costs all of them the good name of the sender. */
export const alarmOnMailLimits = (stack: Stack, topic: ITopic) =>
  alarm(stack, 'MailLimits', topic, {
    says: 'More than 20 mails were refused in an hour because a company had sent its share of the day.',
    metric: new Metric({
      namespace: 'Wayline',
      metricName: 'mail_limits',
      statistic: Stats.SUM,
      period: Duration.hours(1),
    }),
    above: 20,
  });
