import { ok, refuse } from '@wayline/core/kernel/result';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { endpoint } from '../kernel/endpoint';
import { mailAgain } from './mail-again';

/** Sends a reminder's mail again after its sender was told that it may not have left. */
export const handler = endpoint(messagingContracts['messaging.reminders.resend'], (call) =>
  mailAgain(call, async (mail) => (mail.about === 'reminder' ? ok(true) : refuse('record.missing'))),
);
