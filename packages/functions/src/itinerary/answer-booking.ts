import type { Booking } from '@wayline/core/bookings/booking';
import { Bookings } from '@wayline/core/bookings/booking.records';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { ShareActivities } from '@wayline/core/itinerary/itinerary.records';
import { type ClientAnswer, type ShareActivity, withAnswer } from '@wayline/core/itinerary/share-activity';
import { ok, refuse } from '@wayline/core/kernel/result';
import { getRecords } from '@wayline/core/store/read';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { clientActivity, holderOf, noActivity } from './client-activity';
import { openLink } from './open-link';

const DID: Record<ClientAnswer, string> = {
  approved: 'approved',
  question: 'has a question about',
  declined: 'declined',
};

/**
 * A client's answer to one booking they see. It is kept beside the booking, never in it: what to do about it is the advisor's. The same
 * answer again changes and tells nothing.
 */
export const handler = endpoint(itineraryContracts['public.ti.answer'], ({ input, deps, request }) =>
  decideAgain(async () => {
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return opened;
    const { company, trip, itinerary, share } = opened.value;
    const { booking_id, answer, note } = input;
    if (!itinerary.ask_answers) return refuse('itinerary.no_answers');
    if (itinerary.hidden_booking_ids.includes(booking_id)) return refuse('record.missing');
    const trip_id = trip.id;
    const [booking, before] = (await getRecords(deps.table, company, [
      { def: Bookings, key: { trip_id, id: booking_id } },
      { def: ShareActivities, key: { trip_id, share_id: share.id } },
    ])) as [Booking | undefined, ShareActivity | undefined];
    if (!booking) return refuse('record.missing');
    const known = before ?? noActivity(opened.value);
    const earlier = known.answers.find((a) => a.booking_id === booking_id);
    if (earlier?.answer === answer && earlier.note === note)
      return ok({ status: 'success' as const, answers: known.answers });
    const answers = withAnswer(known.answers, { booking_id, answer, note, at: deps.now() });
    return clientActivity(
      { deps, request, opened: opened.value },
      {
        before,
        after: { ...known, answers },
        action: 'itinerary.answered',
        kind: 'itinerary_answered',
        title: `${holderOf(opened.value)} ${DID[answer]} ${booking.title}`,
        body: note || trip.trip_name,
      },
      { status: 'success' as const, answers },
    );
  }),
);
