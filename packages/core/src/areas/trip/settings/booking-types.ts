import * as z from 'zod';
import { BOOKING_TYPES, type BookingType } from '../../../base/booking-types';
import { ListBranch, section, uniqueEntriesSchema } from '../../settings/public-schemas';
import { SUB_TYPES } from '../bookings/types/sub-types';

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
  name: 'booking_types',
  scope: 'company',
  path: '/myaccount/booking_types',
  permission: 'Settings',
  schema: z.object({
    entries: uniqueEntriesSchema(BookingTypeEntry)
      .refine(
        (entries) => entries.length === BOOKING_TYPES.length,
        'Booking types can’t be removed. Hide this one instead.',
      )
      .refine((entries) => entries.some(({ hidden }) => !hidden), 'Keep at least one booking type visible.')
      .default(() => BOOKING_TYPES.map(entryOf)),
  }),
  denormalizedTo: ({ entries }) => ({
    company: {
      booking_type_names: Object.fromEntries(
        entries.filter(({ id, name }) => name !== id).map(({ id, name }) => [id, name]),
      ),
    },
  }),
});
