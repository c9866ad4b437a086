import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import { type App, type Stack, type StackContext, use } from 'sst/constructs';
import {
  alarmOnAllFunctions,
  alarmOnDeadLetters,
  alarmOnFunction,
  alarmOnLag,
  alarmOnProjections,
  alarmOnSilence,
} from './alarms';
import { Alerts } from './alerts';
import { Data } from './data';
import { JOB_NEEDS } from './functions';
import { Identity } from './identity';
import { createLogGroup, lambdaFrom } from './lambda';
import { hearFeedback, MAIL_FEEDBACK } from './mail-feedback';
import { Realtime } from './realtime';
import type { Needs, Right } from './rights';
import { readStageSettings } from './settings';
import { getStageOutputs } from './stage-outputs';
import { STREAM_FILTERS, type StreamConsumer } from './stream-filters';

/** Consumers of the table's stream. Two, because a shard of the stream feeds no more than two. */
export const CONSUMERS = (Object.keys(STREAM_FILTERS) as StreamConsumer[]).map((handler) => ({
  handler,
  needs: JOB_NEEDS[handler],
}));
const listFilters = (consumer: StreamConsumer) =>
  STREAM_FILTERS[consumer].map(({ image, types, ...only }) =>
    FilterCriteria.filter({
      ...('event' in only && { eventName: FilterRule.isEqual(only.event) }),
      dynamodb: { [image]: { type: { S: FilterRule.or(...types) } } },
    }),
  );

/**
 * As many changes as a stream hands out at once, so that what an import of thousands writes is gathered, and how long they may take. One that is
 * a day old is heard still: what is kept of it may need it.
 */
const STREAM = { batchSize: 1000, seconds: 300 };

const EVERY_MINUTE = Schedule.rate(Duration.minutes(1));
/** A job is done before the next run begins, unless it says that it takes longer. */
const SECONDS = 55;
/** Work that waits for its time: reminders, mails that were refused, links that run out; and apart, what takes long and comes seldom. */
export const SCHEDULED: readonly { handler: string; schedule: Schedule; seconds: number; needs: Needs }[] = [
  {
    handler: 'jobs/due-work',
    schedule: EVERY_MINUTE,
    seconds: SECONDS,
    needs: JOB_NEEDS['jobs/due-work'],
  },
  {
    handler: 'jobs/long-work',
    schedule: EVERY_MINUTE,
    seconds: 300,
    needs: JOB_NEEDS['jobs/long-work'],
  },
];

const shortName = (handler: string) => handler.slice('jobs/'.length);
const deadLetters = (app: App, stack: Stack, handler: string) =>
  new Queue(stack, `Dead-${shortName(handler)}`, {
    queueName: app.logicalPrefixedName(`dead-${shortName(handler)}`),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
const mayLeaveIn = (queue: Queue): Right => ({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });

/** Everything that runs without a request, each with a queue for what failed for good. */
export function Jobs({ app, stack }: StackContext) {
  const { topic } = use(Alerts);
  const at = getStageOutputs(readStageSettings(app), use(Identity), use(Realtime).live);
  const log = createLogGroup(app, stack, 'jobs');
  const make = (handler: string, needs: Needs, seconds = SECONDS) => {
    const queue = deadLetters(app, stack, handler);
    const fn = lambdaFrom(app, stack, { handler, needs, at, log, seconds, also: [mayLeaveIn(queue)] });
    alarmOnDeadLetters(stack, fn.node.id, queue, topic);
    alarmOnFunction(stack, fn.node.id, fn, topic);
    return { fn, queue };
  };
  for (const { handler, needs } of CONSUMERS) {
    const { fn, queue } = make(handler, needs, STREAM.seconds);
    fn.addEventSource(
      new DynamoEventSource(use(Data).table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: STREAM.batchSize,
        filters: listFilters(handler),
        bisectBatchOnError: true,
        retryAttempts: 5,
        onFailure: new SqsDlq(queue),
      }),
    );
    alarmOnLag(stack, fn.node.id, fn, topic);
  }
  for (const { handler, schedule, needs, seconds } of SCHEDULED) {
    const { fn, queue } = make(handler, needs, seconds);
    new Rule(stack, `${fn.node.id}Clock`, {
      schedule,
      description: `Runs ${handler}`,
      targets: [
        new LambdaFunction(fn, {
          event: RuleTargetInput.fromObject({}),
          retryAttempts: 1,
          maxEventAge: Duration.minutes(5),
          deadLetterQueue: queue,
        }),
      ],
    });
    fn.configureAsyncInvoke({
      retryAttempts: 1,
      maxEventAge: Duration.minutes(5),
      onFailure: new SqsDestination(queue),
    });
    alarmOnSilence(stack, fn.node.id, fn, topic);
  }
  hearFeedback(stack, { ...make(MAIL_FEEDBACK.handler, MAIL_FEEDBACK.needs), set: at.mailConfigurationSet });
  alarmOnAllFunctions(stack, topic);
  alarmOnProjections(stack, topic);
}
