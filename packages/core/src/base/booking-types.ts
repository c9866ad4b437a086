/** The kinds of booking, in the order pickers show them. Source: R-TRIP-224. */
export const BOOKING_TYPES = [
  'Flights',
  'Accommodation',
  'Transportation',
  'Activity',
  'Tours',
  'Dining',
  'Luxury',
  'Cruise',
  'M.I.C.E./Groups',
  'Other',
  'Rail',
] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];
export const isBookingType = (value: unknown): value is BookingType =>
  (BOOKING_TYPES as readonly unknown[]).includes(value);

/** Source: R-TRIP-107. */
export const RESERVATION_STATUSES = [
  'Researching',
  'On Request',
  'On Hold',
  'Available',
  'Unavailable',
  'Suggested',
  'Client Approved (Confirmed)',
  'Booked',
  'Client Not Approved (Unconfirmed)',
  'Rejected',
  'Paid',
  'Cancelled',
] as const;
/** Source: R-SHELL-174. */
export const PAYMENT_STATUSES = [
  'unpaid',
  'deposit_paid',
  'paid',
  'partially_paid',
  'pay_at_supplier',
  'guaranteed_pay_at_supplier',
  'auto_charged_by_supplier',
] as const;
/** Source: R-SHELL-175. */
export const SUPPLIER_STATUSES = [
  'requested_to_supplier',
  'waiting_supplier_confirmation',
  'wait_listed',
  'confirmed_by_supplier',
  'not_available',
  'sold_out',
] as const;
/** Source: R-TRIP-109. */
export const CANCELLATION_STATUSES = ['no_action_taken', 'requested', 'confirmed', 'paid'] as const;
/** Source: R-TRIP-073. */
export const BOOKING_SOURCES = ['by_import', 'manual', 'sabre', 'awardwallet'] as const;
/** Source: R-TRIP-067, R-TRIP-232; cruise bookings default to the last. */
export const PRICE_MODES = ['Total Price', 'Price Per Room', 'Price Per Person', 'Price Per Cabin'] as const;
/** Source: R-TRIP-066. */
export const LEGACY_TYPES = ['ManualHotelBooking', 'ManualTransportationBooking', 'ManualAirBooking'] as const;
/** What the client has said to a booking that was proposed. */
export const CLIENT_APPROVALS = ['not_asked', 'asked', 'question', 'approved', 'declined'] as const;
/** Statuses in which a client can still decide; what is booked, paid or gone is not asked about. */
export const AWAITING_CLIENT: ReadonlySet<string> = new Set<(typeof RESERVATION_STATUSES)[number]>([
  'Suggested',
  'On Hold',
  'Available',
  'On Request',
]);
