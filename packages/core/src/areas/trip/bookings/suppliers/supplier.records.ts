import * as z from 'zod';
import { Instant } from '../../../../base/values';
import { record } from '../../../../store/record';
import type { Booking } from '../booking';
import { getSupplierType } from '../types/supplier-groups';

/** A supplier that the company has booked with. Source: R-TRIP-075. */
export const Supplier = z.object({
  id: z.string(),
  name: z.string(),
  default_type: z.string(),
  seen_at: Instant,
});
export type Supplier = z.infer<typeof Supplier>;

export const SUPPLIERS = ['SUPPLIERS'] as const;
export const Suppliers = record({
  name: 'supplier',
  schema: Supplier,
  key: ['id'],
  partition: () => SUPPLIERS,
  sort: (k) => [k.id],
});

/** Letters of a name that tell suppliers apart; a sort key holds no more than 1024 bytes. */
const TELLING = 80;

/** The supplier that a booking names, known by its type and its name however that is written. */
export const findBookingSupplier = (booking: Booking): Supplier | undefined => {
  const name = booking.supplier_name?.trim();
  if (!name) return undefined;
  const default_type = getSupplierType(booking.booking_type, booking.sub_type);
  const telling = [...name.toLowerCase()].slice(0, TELLING).join('');
  return { id: `${default_type} ${telling}`, name, default_type, seen_at: booking.updated_at };
};
