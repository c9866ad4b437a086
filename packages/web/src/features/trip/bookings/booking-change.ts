import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { getEditedFields } from '@wayline/core/base/merge';
import { toBookingDraft } from './booking-draft';
import { type BookingForm, toBookingForm } from './booking-form';

/** Groups of fields of the form that two people may change different parts of. A price is one: its figures follow from one another. */
export const PARTED = [
  'stay',
  'flight_detail',
  'transport_detail',
  'cruise_detail',
  'service_detail',
  'supplier_requests',
] as const;

/** What a filled form changes of a booking, and what the fields it changes were: colleagues may save the others meanwhile. */
export const bookingChange = (form: BookingForm, before: Booking, day: string) => {
  const edited = getEditedFields(
    toBookingDraft(toBookingForm(before, day), before),
    toBookingDraft(form, before),
  ).changes;
  const stood = (name: string) => before[name as keyof Booking];
  // What was empty and is empty has not changed, however a field says so.
  const changes = Object.fromEntries(Object.entries(edited).filter(([name, value]) => value !== '' || stood(name)));
  const was = Object.fromEntries(Object.keys(changes).map((name) => [name, stood(name)]));
  return { ...changes, was };
};
