import { Mails } from '@wayline/core/areas/messaging/mail';
import { sendMail } from '@wayline/core/areas/messaging/send-mail';
import { tripBounceWrites } from '@wayline/core/areas/trip/reminders/mail-bounces';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { mailAdapter } from '../messaging/mail-adapter';
import { listInsertedItems } from './stream-event';

/** Stream consumer: a mail leaves as soon as it is written; what the mail service refuses is tried again by the due work. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const deps = baseDeps();
  for (const item of listInsertedItems(batch, Mails.name))
    await sendMail(
      { ...deps, now: deps.now(), mailer: mailAdapter(), bounceWrites: tripBounceWrites },
      Mails.schema.parse(item),
    );
};
