import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { isCancelled, proposedCancellation } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import { CANCELLATION_LABELS } from '@wayline/core/areas/trip/bookings/types/status-labels';
import { CANCELLATION_STATUSES } from '@wayline/core/base/booking-types';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const statuses = CANCELLATION_STATUSES.map((id) => ({ id, label: CANCELLATION_LABELS[id] }));

export const handler = endpoint(
  cancellationContracts['book.cancellation-details.get'],
  async ({ input, actor, db, deps }) => {
    const key = { trip_id: input.trip_id, id: input.bookingId };
    const booking = await db.get(Bookings, key);
    if (!booking) return refuse('record.missing');
    const proposed =
      booking.cancellation ?? proposedCancellation(booking, deps.now().slice(0, 10), actor.company.currency_code);
    return ok({ booking, is_cancelled: isCancelled(booking), proposed, statuses });
  },
);
