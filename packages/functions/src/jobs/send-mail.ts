import { Mails } from '@wayline/core/messaging/mail';
import { sendMail } from '@wayline/core/messaging/send-mail';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { mailAdapter } from '../kernel/mail-adapter';
import { inserted } from './stream-event';

/** Stream consumer: a mail leaves as soon as it is written; what the mail service refuses is tried again by the due work. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const deps = baseDeps();
  for (const item of inserted(batch, Mails.name))
    await sendMail({ ...deps, now: deps.now(), mailer: mailAdapter() }, Mails.schema.parse(item));
};
