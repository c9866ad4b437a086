import { mailAgain } from '@wayline/core/areas/messaging/mail-again';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Sends a reminder's mail again after its sender was told that it may not have left. */
export const handler = endpoint(messagingContracts['messaging.reminders.resend'], (call) =>
  mailAgain(call, async (mail) => (mail.about === 'reminder' ? ok(true) : refuse('record.missing'))),
);
