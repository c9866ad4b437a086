import * as z from 'zod';
import { BOOKING_TYPES, type BookingType } from '../../bookings/booking-types';
import { SUB_TYPES } from '../../bookings/types/sub-types';
import { entriesOf, ListBranch } from '../lists/list-entry';
import { section } from '../section';

const BookingTypeEntry = ListBranch.extend({ id: z.enum(BOOKING_TYPES) });
type BookingTypeEntry = z.infer<typeof BookingTypeEntry>;

const entryOf = (id: BookingType): BookingTypeEntry => ({
  id,
  name: id,
  children: SUB_TYPES[id].map((name) => ({ id: name, name })),
});

/**
 * Which types of booking the company uses, in its order and its words, and the kinds of each. The types themselves are given: what a
 * booking asks for follows from them. A kind is written into its booking as the company calls it. Source: R-TRIP-224, R-TRIP-225 (G-101).
 */
export const bookingTypes = section({
  of: 'company',
  path: '/myaccount/booking_types',
  permission: 'Settings',
  schema: z.object({
    entries: entriesOf(BookingTypeEntry)
      .refine(
        (entries) => entries.length === BOOKING_TYPES.length,
        'Every type of booking stays in the list. Hide it instead.',
      )
      .refine((entries) => entries.some(({ hidden }) => !hidden), 'Leave at least one type of booking to choose.')
      .default(() => BOOKING_TYPES.map(entryOf)),
  }),
  carried: ({ entries }) => ({
    company: {
      booking_type_names: Object.fromEntries(
        entries.filter(({ id, name }) => name !== id).map(({ id, name }) => [id, name]),
      ),
    },
  }),
});
