import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { type CallInput, call } from '../../lib/api';
import { ApiError } from '../../lib/api-error';

type Booking = Omit<CallInput<'book.bookings.create'>, 'trip_id'>;
const STARTS_IN_DAYS = 45;
const NIGHTS = 4;

/** A short trip with a bed for every night and something for most days. */
const bookingsFrom = (first: string, currency: string): Booking[] => [
  {
    booking_type: 'Accommodation',
    title: 'Casa do Jardim',
    reservation_status: 'Booked',
    confirmation_id: 'CJ-4821',
    accommodation: {
      checkin_date: first,
      checkin_time: '15:00',
      checkout_date: addDays(first, NIGHTS),
      checkout_time: '11:00',
    },
    places: [{ name: 'Lisbon', timezone: 'Europe/Lisbon' }],
    price_detail: { total_price: 124_000, currency },
  },
  {
    booking_type: 'Activity',
    title: 'Food walk through Alfama',
    reservation_status: 'Booked',
    general_booking: { start_date: addDays(first, 1), start_time: '11:00', end_time: '14:00' },
    price_detail: { total_price: 19_000, currency },
  },
  {
    booking_type: 'Dining',
    title: 'Dinner by the river',
    reservation_status: 'Suggested',
    general_booking: { start_date: addDays(first, 3), start_time: '19:30' },
  },
];

/** Makes the example as any trip is made, by the calls that the screens use; it is marked, and counts nowhere. */
export const addExampleTrip = async (today: string, currency: string): Promise<TripId> => {
  const start_date = addDays(today, STARTS_IN_DAYS);
  const { trip } = await call('trips.create', {
    trip_name: 'Lisbon long weekend (example)',
    trip_destinations: ['Lisbon'],
    tags: ['Example'],
    start_date,
    end_date: addDays(start_date, NIGHTS),
    is_example: true,
  });
  await call('trips.travelers.create', {
    trip_id: trip.id,
    first_name: 'Alex',
    last_name: 'Example',
    is_traveler: true,
  });
  for (const booking of bookingsFrom(start_date, currency))
    await call('book.bookings.create', { ...booking, trip_id: trip.id });
  return trip.id;
};

export const removeExampleTrip = async (id: TripId): Promise<void> => {
  const { outcomes } = await call('trips.delete', { ids: [id] });
  const why = outcomes.find(({ done }) => !done)?.why;
  if (why !== undefined) throw new ApiError(404, { error: { code: 'record.missing', message: why } });
};
