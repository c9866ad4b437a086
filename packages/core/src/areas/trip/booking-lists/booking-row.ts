import * as z from 'zod';
import { PRICE_MODES } from '../../../base/booking-types';
import { requiresPermission } from '../../../contract/permission-fields';
import { Booking } from '../bookings/booking';
import { countPeople } from '../bookings/people/people-on-booking';
import { bookingSpan } from '../itinerary/booking-span';
import { calculatePriceFigures, isWorkedOut } from '../pricing/price-figures';
import { PriceParts } from '../pricing/price-parts';

const LONGEST_TEXT = 160;
const MOST_PLACES = 5;

/** What the table shows of a price, in minor units of `currency`; absent where the price was typed as a total. */
const Figures = z.object({
  total_price: z.int().optional(),
  processing_fee: z.int().optional(),
  ...requiresPermission('View Commissions', {
    total_commission_price: z.int().optional(),
    total_profit: z.int().optional(),
    total_net_cost: z.int().optional(),
    markup_price: z.int().optional(),
  }),
});
const Parts = PriceParts.extend({ price_per_person: z.enum(PRICE_MODES) });

/**
 * The columns of the bookings table that belong to the booking itself: what its list row carries. The columns of its trip are read from
 * the trip, so that they are never old. Source: R-TRIP-036, tables.json bookings.
 */
export const BookingRow = Booking.pick({
  id: true,
  trip_id: true,
  version: true,
  booking_type: true,
  title: true,
  sub_type: true,
  supplier_name: true,
  supplier_id: true,
  booked_through: true,
  booked_through_id: true,
  confirmation_id: true,
  reservation_status: true,
  payment_status: true,
  client_approval: true,
  client_approval_source: true,
  client_approved_on: true,
  payment_due_date: true,
  headcount: true,
  capacity: true,
  includes: true,
  additional_info: true,
  note: true,
  tags: true,
  created_by: true,
  source: true,
}).extend({
  ...Figures.shape,
  start_date: z.string().optional(),
  end_date: z.string().optional(),
  currency: z.string().optional(),
  destinations: z.array(z.string()).default([]),
  e_ticket_count: z.int().optional(),
  record_locator: z.string().optional(),
  venue_source: z.string().optional(),
});
export type BookingRow = z.infer<typeof BookingRow>;

const placesOf = ({ places, destinations, transportations }: Booking): string[] => {
  const ends = [...(destinations ?? []), ...(transportations ?? [])].map(({ to }) => to);
  return [...new Set([...places, ...ends].map(({ name }) => name))].slice(0, MOST_PLACES);
};

const figures = (price: Booking['price_detail']): z.infer<typeof Figures> => {
  if (!price) return {};
  const { data: parts } = Parts.safeParse(price);
  const markup_price = parts && isWorkedOut(parts) ? calculatePriceFigures(parts).markup : undefined;
  return { ...Figures.parse(price), markup_price };
};

/** What the bookings table shows of a booking; long texts are cut. */
export const toBookingRow = (booking: Booking): BookingRow => {
  const span = bookingSpan(booking);
  const cut = (text: string | undefined) => text?.slice(0, LONGEST_TEXT);
  const { flight_detail: flight, passengers } = booking;
  return BookingRow.parse({
    ...booking,
    ...figures(booking.price_detail),
    currency: booking.price_detail?.currency,
    start_date: span?.first,
    end_date: span?.last,
    destinations: placesOf(booking),
    e_ticket_count: passengers?.filter(({ e_ticket_number }) => e_ticket_number).length,
    record_locator: flight?.gds_record_locator ?? flight?.record_locator,
    headcount: booking.headcount ?? (countPeople(booking) || undefined),
    venue_source: booking.places[0]?.venue_source,
    note: cut(booking.note),
    includes: cut(booking.includes),
    additional_info: cut(booking.additional_info),
  });
};

/** Where a booking without any day stands: before all that have one. */
const NO_DAY = '0000-00-00';
/** The place of a booking in the bookings table: by its first day, then as they were made. */
export const bookingOrder = (booking: Booking): [day: string, id: string] => [
  bookingSpan(booking)?.first ?? NO_DAY,
  booking.id,
];

/** The part of the table between two days, both included; the head of the list lies behind every day and outside of it. */
export const betweenDays = (from: string | undefined, until: string | undefined) => ({
  from: from ?? '0',
  until: `${until ?? '9999-99-99'}#~`,
});
