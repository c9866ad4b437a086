import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib/core';
import type { Stack } from 'sst/constructs';
import { JOB_NEEDS } from './functions';

/** Keeps what became of mails. */
export const MAIL_FEEDBACK = {
  handler: 'jobs/mail-feedback',
  needs: JOB_NEEDS['jobs/mail-feedback'],
};

/** SES says on the account's own event bus which mails of this set bounced or were complained about: no topic, and no key to encrypt one. */
export const publishFeedback = (stack: Stack, configurationSet: ConfigurationSet) =>
  configurationSet.addEventDestination('Feedback', {
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'Bus', 'default')),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });

/** Hands those events to their function. Others of the account, and of other stages in it, never come as far. */
export const hearFeedback = (stack: Stack, { fn, queue, set }: { fn: IFunction; queue: IQueue; set: string }) =>
  new Rule(stack, 'MailFeedback', {
    description: 'Bounces and complaints',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': [set] } } },
    },
    targets: [new LambdaFunction(fn, { retryAttempts: 20, maxEventAge: Duration.hours(6), deadLetterQueue: queue })],
  });
