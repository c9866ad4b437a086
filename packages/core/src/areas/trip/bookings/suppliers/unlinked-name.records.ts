import * as z from 'zod';
import { BOOKING_TYPES } from '../../../../base/booking-types';
import { BookingId, TripId } from '../../../../base/ids';
import { record } from '../../../../store/record';
import { toNameKey } from '../../../institutions/public-schemas';
import type { Booking } from '../booking';
import { SUPPLIER_ROLES } from './supplier-roles';

export const UNLINKED_NAMES = ['UNLINKED_NAMES'] as const;

/** A name on a booking that means none of the company's suppliers, or more than one: what waits until somebody says who it is. */
export const UnlinkedNames = record({
  name: 'unlinked_name',
  schema: z.object({
    name_key: z.string(),
    trip_id: TripId,
    booking_id: BookingId,
    role: z.enum(SUPPLIER_ROLES.map(({ role }) => role)),
    name: z.string(),
    booking_type: z.enum(BOOKING_TYPES),
    sub_type: z.string().optional(),
  }),
  key: ['name_key', 'trip_id', 'booking_id', 'role'],
  partition: () => UNLINKED_NAMES,
  sort: (k) => [k.name_key, k.trip_id, k.booking_id, k.role],
});
export type UnlinkedName = (typeof UnlinkedNames)['schema']['_zod']['output'];

/** The names of a booking that wait; one without any letter or digit tells nobody apart. */
export const listUnlinkedNames = (booking: Booking): UnlinkedName[] => {
  const { id, trip_id, booking_type, sub_type } = booking;
  return SUPPLIER_ROLES.flatMap(({ role, name: field, id: link }) => {
    const name = booking[field]?.trim();
    const name_key = name && !booking[link] ? toNameKey(name) : '';
    return name && name_key ? [{ name_key, trip_id, booking_id: id, role, name, booking_type, sub_type }] : [];
  });
};
