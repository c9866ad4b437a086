import { BOOKING_ERRORS } from './bookings/errors';
import { CHECKLIST_ERRORS } from './checklists/errors';
import { HISTORY_ERRORS } from './history/errors';
import { ITINERARY_ERRORS } from './itinerary/errors';
import { PRICING_ERRORS } from './pricing/errors';
import { REMINDER_ERRORS } from './reminders/errors';
import { TRIP_PACKAGE_ERRORS } from './trip-packages/errors';
import { TRIPS_ERRORS } from './trips/errors';

/** What is said of trips and of all that belongs to them. */
export const TRIP_ERRORS = {
  ...BOOKING_ERRORS,
  ...CHECKLIST_ERRORS,
  ...HISTORY_ERRORS,
  ...ITINERARY_ERRORS,
  ...PRICING_ERRORS,
  ...REMINDER_ERRORS,
  ...TRIP_PACKAGE_ERRORS,
  ...TRIPS_ERRORS,
};
