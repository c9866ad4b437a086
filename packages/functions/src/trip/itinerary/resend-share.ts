import { mailAgain } from '@wayline/core/areas/messaging/mail-again';
import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { liveShares } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Sends the mail with an itinerary's link again, while the link works. */
export const handler = endpoint(messagingContracts['messaging.shares.resend'], (call) =>
  mailAgain(call, async (mail, now) => {
    if (!mail.itinerary_id) return refuse('record.missing');
    const { db, input } = call;
    const key = { trip_id: input.trip_id, id: mail.itinerary_id };
    const itinerary = await db.get(Itineraries, key);
    const works = itinerary && liveShares(itinerary, now).some((s) => s.id === input.id);
    return works ? ok(true) : refuse('link.gone');
  }),
);
