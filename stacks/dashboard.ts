import { Dashboard as CloudWatchDashboard, GraphWidget, type IWidget, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Duration } from 'aws-cdk-lib/core';
import { type App, type StackContext, use } from 'sst/constructs';
import { Apis } from './apis';
import { Data } from './data';
import { CONSUMERS, SCHEDULED } from './jobs';
import { getFunctionName } from './lambda';
import { Realtime } from './realtime';

const PERIOD = Duration.minutes(5);
const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string>,
  statistic: string,
  label: string,
) => new Metric({ namespace, metricName, dimensionsMap, statistic, label, period: PERIOD });
const graph = (title: string, left: Metric[], right: Metric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

const apis = () => use(Apis).apis.map(({ number, apiId }) => ({ name: `API ${number}`, ApiId: apiId }));
const JOBS = [...CONSUMERS, ...SCHEDULED];
type Job = { handler: string };
const ofJobs = (app: App, jobs: readonly Job[], name: string, statistic: string) =>
  jobs.map(({ handler }) =>
    metric(
      'AWS/Lambda',
      name,
      { FunctionName: getFunctionName(app, handler) },
      statistic,
      handler.slice('jobs/'.length),
    ),
  );

/** One page on which a stage's health can be read: calls, their time and failures, the table, jobs and sockets. */
export function Dashboard({ app, stack }: StackContext) {
  const { tableName } = use(Data).table;
  const table = (name: string) => metric('AWS/DynamoDB', name, { TableName: tableName }, Stats.SUM, name);
  const socket = (name: string) => metric('AWS/ApiGateway', name, { ApiId: use(Realtime).apiId }, Stats.SUM, name);
  new CloudWatchDashboard(stack, 'Dashboard', {
    dashboardName: app.logicalPrefixedName('health'),
    widgets: [
      [
        graph(
          'Calls and failures',
          apis().map((a) => metric('AWS/ApiGateway', 'Count', { ApiId: a.ApiId }, Stats.SUM, a.name)),
          apis().map((a) => metric('AWS/ApiGateway', '5xx', { ApiId: a.ApiId }, Stats.SUM, `${a.name} 5xx`)),
        ),
        graph(
          'Time to answer, 95 of 100',
          apis().map((a) => metric('AWS/ApiGateway', 'Latency', { ApiId: a.ApiId }, Stats.p(95), a.name)),
        ),
      ],
      [
        graph(
          'Table',
          [table('ConsumedReadCapacityUnits'), table('ConsumedWriteCapacityUnits')],
          [table('ReadThrottleEvents'), table('WriteThrottleEvents')],
        ),
        graph(
          'Live pages',
          [socket('ConnectCount'), socket('MessageCount')],
          [socket('IntegrationError'), socket('ClientError')],
        ),
      ],
      [
        graph('Jobs', ofJobs(app, JOBS, 'Invocations', Stats.SUM), ofJobs(app, JOBS, 'Errors', Stats.SUM)),
        graph('Behind the stream (ms)', ofJobs(app, CONSUMERS, 'IteratorAge', Stats.MAXIMUM)),
      ],
    ],
  });
}
