/** What other areas may use of trip where nothing of the table may come along. */
export { Booking, BookingDraft } from './bookings/booking';
export { copyForOtherClient } from './bookings/booking-copy';
export { Place } from './bookings/parts/place';
export { bookingSpan } from './itinerary/booking-span';
export { shiftBooking } from './itinerary/shift-booking';
export { bookingTypes } from './settings/booking-types';
export { itinerarySettings } from './settings/itinerary-settings';
export { reminderDefaults } from './settings/reminder-defaults';
export { supplierTypes } from './settings/supplier-types';
export { TRAVELER_STATUSES } from './trips/trip-types';
