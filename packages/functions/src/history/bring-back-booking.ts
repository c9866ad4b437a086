import { bookingAudit } from '@wayline/core/history/audit-of';
import { historyContracts } from '@wayline/core/history/history.contract';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';
import { broughtBack } from './brought-back';

export const handler = endpoint(historyContracts['trips.bookings.deleted.restore'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { trip_id, id } = input;
    const back = await broughtBack(deps.table, actor.company_id, { trip_id, id, now: deps.now() });
    if (!back.ok) return back;
    const { booking, writes } = back.value;
    return commit({
      writes,
      audit: { subject: trip_id, action: 'booking.brought_back', ...bookingAudit(booking) },
      event: bookingEvent(trip_id, id, `${actor.name} brought ${booking.title} back`),
      answer: { booking },
    });
  }),
);
