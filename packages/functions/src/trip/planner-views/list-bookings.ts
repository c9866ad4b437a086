import { migrateBooking } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { categoryView } from '@wayline/core/areas/trip/planner-views/category-view';
import { dayServices } from '@wayline/core/areas/trip/planner-views/day-services';
import { priceDetails } from '@wayline/core/areas/trip/planner-views/price-details';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** `list_type` says what is answered. Source: R-TRIP-159..161 (G-115, G-203). */
export const handler = endpoint(viewsContracts['book.bookings.list'], async ({ input, db }) => {
  const whole = await readTrip(db, input.trip_id);
  if (!whole) return refuse('record.missing');
  const { trip, packages } = whole;
  const bookings = whole.bookings.map((booking) => migrateBooking(booking, whole.travelers));
  const { list_type, category, trip_package_id } = input;
  const chosen = packages.find(({ id }) => id === trip_package_id)?.booking_mappers;
  if (trip_package_id && !chosen) return refuse('record.missing');
  const count = { actual_days: input.actual_days === '1', start_date: input.start_date };
  if (list_type === 'tripBookingPriceDetailsByCategory')
    return ok({ list_type, categories: priceDetails(bookings, trip.trip_pax, chosen) });
  const all = dayServices(trip, bookings, count);
  const days = input.day === undefined ? all : all.filter(({ day }) => day === input.day);
  if (list_type === 'day') {
    const ids = new Set<string>(days.flatMap(({ entries }) => entries.map((e) => e.booking_id)));
    return ok({ list_type, days, bookings: bookings.filter(({ id }) => ids.has(id)) });
  }
  const outsideOnly = category === 'preAndPostTripBookings' || input.preAndPostTripBookings === '1';
  const asked = bookings.filter((b) => category === undefined || outsideOnly || b.booking_type === category);
  const shown = categoryView(trip, asked);
  const sections = shown.sections.filter(({ section }) => !outsideOnly || section !== 'trip');
  return ok({ list_type, days, sections, totals: shown.totals });
});
