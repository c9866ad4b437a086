import type { Booking } from '@wayline/core/areas/trip/bookings/booking';

/** A booking to be made like another one: the same days, places and wishes, and nothing the supplier or the payment has settled. */
export const toBookingCopy = ({ trip_id, ...booking }: Booking) => {
  const { booking_type, sub_type, supplier_name, traveler_ids, guest_names, places, note, client_note, price_detail } =
    booking;
  const { accommodation, destinations, transportations, cruise_days, general_booking } = booking;
  const { transport_detail, cruise_detail, service_detail, supplier_requests, flight_detail, passengers } = booking;
  const { supplier_id, booked_through_id } = booking;
  const { booked_through, headcount, capacity, includes, additional_info, tags } = booking;
  return {
    trip_id,
    title: `${booking.title.slice(0, 240)} (copy)`,
    reservation_status: 'Researching' as const,
    ...{ booking_type, sub_type, supplier_name, traveler_ids, guest_names, places, note, client_note, price_detail },
    ...{ accommodation, destinations, transportations, cruise_days, general_booking },
    ...{ transport_detail, cruise_detail, service_detail, supplier_requests },
    ...{ supplier_id, booked_through_id },
    ...{ booked_through, headcount, capacity, includes, additional_info, tags },
    ...(flight_detail && {
      flight_detail: { ...flight_detail, record_locator: undefined, gds_record_locator: undefined },
    }),
    ...(passengers && {
      passengers: passengers.map(({ e_ticket_number: _, ...passenger }) => passenger),
    }),
  };
};
