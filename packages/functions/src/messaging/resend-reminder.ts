import { refuse } from '@wayline/core/kernel/result';
import { Mails, mailIdOf } from '@wayline/core/messaging/mail';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { sendAgain } from '@wayline/core/messaging/send-again';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';

/** Sends a reminder's mail again after its sender was told that it may not have left. */
export const handler = endpoint(messagingContracts['messaging.reminders.resend'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const mail = await getRecord(deps.table, actor.company_id, Mails, { id: mailIdOf(input.id) });
    if (mail?.about !== 'reminder' || mail.trip_id !== input.trip_id) return refuse('record.missing');
    const again = sendAgain(writesFor(deps.table, actor.company_id), mail, deps.now());
    if (!again.ok) return again;
    return commit({
      writes: again.writes,
      audit: { subject: mail.trip_id, action: 'mail.sent_again', changes: { mail: mail.id } },
      answer: { status: 'success' as const },
    });
  }),
);
