import type { Booking } from '@wayline/core/bookings/booking';

/** A booking to be made like another one: the same days and places, and nothing the supplier or the payment has settled. */
export const copyOf = ({ trip_id, ...booking }: Booking) => {
  const { booking_type, sub_type, supplier_name, traveler_names, places, note, client_note, price_detail } = booking;
  const { accommodation, destinations, transportations, cruise_days, general_booking } = booking;
  return {
    trip_id,
    title: `${booking.title.slice(0, 240)} (copy)`,
    reservation_status: 'Researching' as const,
    ...{ booking_type, sub_type, supplier_name, traveler_names, places, note, client_note, price_detail },
    ...{ accommodation, destinations, transportations, cruise_days, general_booking },
  };
};
