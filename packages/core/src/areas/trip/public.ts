/** What other areas may use of trip. */
export { ClaimRequests, UnclaimedBookings } from './booking-lists/unclaimed.records';
export { Booking, BookingDraft, Place } from './bookings/booking';
export { copyForOtherClient } from './bookings/booking-copy';
export { Suppliers } from './bookings/suppliers/supplier.records';
export { ChecklistTemplates } from './checklists/checklist.records';
export { bookingSpan } from './itinerary/booking-span';
export { picturesUnder } from './itinerary/published-pictures';
export { shiftBooking } from './itinerary/shift-booking';
export { ItineraryTemplates } from './itinerary/template.records';
export { bookingTypes } from './settings/booking-types';
export { itinerarySettings } from './settings/itinerary-settings';
export { reminderDefaults } from './settings/reminder-defaults';
export { supplierTypes } from './settings/supplier-types';
export { DeletedTrips, getPurgeAt } from './trips/deleted-trip.records';
export { TableSettings } from './trips/lifecycle/table-settings';
export { TripImports } from './trips/lifecycle/trip-import';
export { UnfinishedCopies } from './trips/lifecycle/unfinished-copy';
export { Departures } from './trips/trip.records';
