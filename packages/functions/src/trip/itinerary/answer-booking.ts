import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { saveBooking } from '@wayline/core/areas/trip/history/save-booking';
import { countAnswer } from '@wayline/core/areas/trip/itinerary/answer-count.records';
import {
  clientActivity,
  factBehindLink,
  getShareHolder,
  noActivity,
} from '@wayline/core/areas/trip/itinerary/client-activity';
import { refuseClient } from '@wayline/core/areas/trip/itinerary/client-refusal';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { clientAnswers } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { ShareActivities } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { openLink } from '@wayline/core/areas/trip/itinerary/open-link';
import { withAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';
import { AWAITING_CLIENT } from '@wayline/core/base/booking-types';
import { ok, refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

/**
 * A client's answer to one booking they see: it becomes the booking's client approval, which the advisor can change or undo. The same
 * answer again changes nothing, unless the advisor has changed the approval since.
 */
export const handler = endpoint(itineraryContracts['public.ti.answer'], ({ input, deps, request }) =>
  retryOnConflict(async () => {
    const opened = await openLink(deps, input.url);
    if (!opened.ok) return opened;
    const { company, trip, itinerary, share } = opened.value;
    const { booking_id, answer, note } = input;
    if (!itinerary.ask_answers) return refuseClient(itinerary.language, 'itinerary.no_answers');
    if (itinerary.hidden_booking_ids.includes(booking_id)) return refuse('record.missing');
    const trip_id = trip.id;
    const [booking, before] = await tenantDb(deps.table, company).getMany([
      { def: Bookings, key: { trip_id, id: booking_id } },
      { def: ShareActivities, key: { trip_id, share_id: share.id } },
    ]);
    if (!booking) return refuse('record.missing');
    if (!AWAITING_CLIENT.has(booking.reservation_status))
      return refuseClient(itinerary.language, 'itinerary.not_asked');
    const known = before ?? noActivity(opened.value);
    const earlier = known.answers.find((a) => a.booking_id === booking_id);
    if (earlier?.answer === answer && earlier.note === note && booking.client_approval === answer)
      return ok({ status: 'success' as const, answers: known.answers });
    const now = deps.now();
    const name = getShareHolder(opened.value);
    const answers = withAnswer(known.answers, { booking_id, answer, note, at: now });
    const after: Booking = {
      ...booking,
      client_approval: answer,
      client_approved_on: now.slice(0, 10),
      client_approval_source: { source: 'client', name, at: now, ...(note && { note }) },
    };
    return clientActivity(
      { deps, request, opened: opened.value },
      {
        before,
        after: { ...known, answers },
        event: clientAnswers[`client_${answer}`]({
          ...factBehindLink(opened.value),
          booking_id,
          booking_title: booking.title,
          note,
        }),
        writes: [
          ...(await saveBooking(tenantDb(deps.table, company), { before: booking, after, now })),
          countAnswer(
            tenantDb(deps.table, company),
            share.id,
            now,
            refuseClient(itinerary.language, 'itinerary.many_answers'),
          ),
        ],
      },
      { status: 'success' as const, answers },
    );
  }),
);
