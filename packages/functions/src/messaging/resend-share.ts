import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { refuse } from '@wayline/core/kernel/result';
import { Mails, mailIdOf } from '@wayline/core/messaging/mail';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { sendAgain } from '@wayline/core/messaging/send-again';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { liveShares } from '../itinerary/live-shares';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';

/** Sends the mail with an itinerary's link again, while the link works. */
export const handler = endpoint(messagingContracts['messaging.shares.resend'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const mail = await getRecord(deps.table, actor.company_id, Mails, { id: mailIdOf(input.id) });
    if (!mail?.itinerary_id || mail.trip_id !== input.trip_id) return refuse('record.missing');
    const key = { trip_id: mail.trip_id, id: mail.itinerary_id };
    const itinerary = await getRecord(deps.table, actor.company_id, Itineraries, key);
    const now = deps.now();
    if (!itinerary || !liveShares(itinerary, now).some((s) => s.id === input.id)) return refuse('link.gone');
    const again = sendAgain(writesFor(deps.table, actor.company_id), mail, now);
    if (!again.ok) return again;
    return commit({
      writes: again.writes,
      audit: { subject: mail.trip_id, action: 'mail.sent_again', changes: { mail: mail.id } },
      answer: { status: 'success' as const },
    });
  }),
);
