/** What other areas may use of trip. */
export { TripPicker } from './booking-lists/components/trip-picker';
export { LibraryPlaceSelect } from './bookings/components/library-place-select';
export { libraryPlacesQuery } from './bookings/lookup-queries';
export { useBookingTypes } from './bookings/use-booking-types';
export { LIBRARY_TABLE } from './bookings/use-save-to-library';
export { checklistQueries } from './checklists/checklist-queries';
export { DueWords } from './checklists/components/due-words';
export { DUE_WORDS, dueThingTitle } from './checklists/due-thing-title';
export { PriceField } from './pricing/price-field';
export { TripFrame } from './trips/details/trip-frame';
export { advisorsQuery } from './trips/list/trip-queries';
export { tripQueries } from './trips/trip-queries';
export type { PlannedTrip } from './trips/use-trip';
