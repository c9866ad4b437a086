import * as z from 'zod';
import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import type { Issue } from '../../../base/result';
import type { Booking, TripPackage, WholeTrip } from '../../trip/public';
import { type BilledBooking, type InvoiceLine, type LineDraft, PAID_TO } from './invoice-line';

/** Why something of a trip is not offered for an invoice. */
export const LEFT_OUT = ['invoiced', 'canceled', 'unpriced', 'in_package'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What won’t happen is not sold. */
export const isCanceled = ({ reservation_status: status }: Booking) => status === 'Cancelled' || status === 'Rejected';

/** What a supplier gets for a booking: its net cost, and where its total was typed as it stands, all of it. */
export const toSupplierAmount = ({ price_detail: price }: Pick<Booking, 'price_detail'>) =>
  price && { amount: price.total_net_cost ?? price.total_price, currency: price.currency };

/** A booking on an invoice with its part of the price; none while it has no price of its own, which says what its supplier gets. */
const toBilled = (booking: Booking, price: number): BilledBooking[] => {
  const supplier = toSupplierAmount(booking);
  if (!supplier) return [];
  return [
    {
      ...{ trip_id: booking.trip_id, booking_id: booking.id, title: booking.title, price },
      ...(booking.supplier_id && { supplier_id: booking.supplier_id }),
      ...{ supplier_amount: supplier.amount, supplier_currency: supplier.currency },
    },
  ];
};

/** The bookings of a package that have a price, with their weights in it. */
const listChosen = ({ booking_mappers: rows }: TripPackage, bookings: ReadonlyMap<string, Booking>) =>
  rows.flatMap((row) => {
    const booking = row.is_checked ? bookings.get(row.id) : undefined;
    return booking?.price_detail ? [{ booking, weight: row.package_price.total_price }] : [];
  });
/** The bookings that a package has, each with its part of what the package costs. */
const billPackage = (
  { currency }: TripPackage,
  price: number,
  chosen: ReturnType<typeof listChosen>,
): BilledBooking[] => {
  if (chosen.length === 0) return [];
  const parts = split(
    money(price, currency),
    chosen.map(({ weight }) => weight),
  );
  return chosen.flatMap(({ booking }, i) => toBilled(booking, parts[i]?.minor ?? 0));
};

type Trips = readonly Pick<WholeTrip, 'bookings' | 'packages'>[];
/**
 * Lines with the bookings they bill, as their trips have them now. A line whose booking or package is gone, canceled or has no price is an
 * issue at its place, and so is one that bills what an earlier one does.
 */
export const billLines = (lines: readonly LineDraft[], trips: Trips): { lines: InvoiceLine[]; issues: Issue[] } => {
  const bookings = new Map<string, Booking>(
    trips.flatMap((trip) => trip.bookings.map((one) => [one.id, one] as const)),
  );
  const packages = new Map<string, TripPackage>(
    trips.flatMap((trip) => trip.packages.flatMap((one) => (one.deleted_at ? [] : [[one.id, one] as const]))),
  );
  const issues: Issue[] = [];
  const filled = lines.map((line, i): InvoiceLine => {
    const at = (message: string) => issues.push({ path: `lines.${i}`, message });
    const price = line.quantity * line.unit_price;
    if (line.kind === 'package') {
      const found = line.package_id && packages.get(line.package_id);
      const chosen = found ? listChosen(found, bookings) : [];
      if (!found) at('This package isn’t on the trip anymore. Take the line off.');
      else if (chosen.length === 0)
        at('This package has no booking with a price. Add one to it, or take the line off.');
      else if (chosen.some(({ booking }) => isCanceled(booking)))
        at('A booking of this package is canceled. Take it out of the package first.');
      return { ...line, bookings: found ? billPackage(found, price, chosen) : [] };
    }
    if (line.kind !== 'booking') return { ...line, bookings: [] };
    const booking = line.booking_id && bookings.get(line.booking_id);
    if (!booking) at('This booking isn’t on the trip anymore. Take the line off.');
    else if (isCanceled(booking)) at('This booking is canceled. Take the line off.');
    else if (!booking.price_detail) at('This booking has no price. Enter one in the booking first.');
    return { ...line, bookings: booking ? toBilled(booking, price) : [] };
  });
  const met = new Set<string>();
  for (const [i, { bookings: billed }] of filled.entries())
    for (const { booking_id: id, title } of billed) {
      if (met.has(id))
        issues.push({
          path: `lines.${i}`,
          message: `“${title}” is on another line of this invoice. Take one of them off.`,
        });
      met.add(id);
    }
  return { lines: filled, issues };
};

/** A booking or a package of a trip, as an invoice can bill it or why it can’t; amounts are minor units of `currency`. */
export const Billable = z.object({
  kind: z.enum(['booking', 'package']),
  id: z.string(),
  title: z.string(),
  price: z.int().optional(),
  currency: z.string().optional(),
  left_out: z.enum(LEFT_OUT).optional(),
  /** Whom the client pays it to where nothing else is said on the invoice. */
  paid_to: z.enum(PAID_TO),
});
export type Billable = z.infer<typeof Billable>;

/** Everything of a trip that can be billed, packages first, with why some of it is left out. `invoiced` are the bookings that are on invoices. */
export const listBillable = (
  { bookings, packages }: Pick<WholeTrip, 'bookings' | 'packages'>,
  { invoiced, paid_to }: { invoiced: ReadonlySet<string>; paid_to: Billable['paid_to'] },
): Billable[] => {
  const standing = packages.filter(({ deleted_at }) => !deleted_at);
  const inPackages = new Set(
    standing.flatMap(({ booking_mappers }) =>
      booking_mappers.flatMap(({ id, is_checked }) => (is_checked ? [id] : [])),
    ),
  );
  const whyOut = (booking: Booking): LeftOut | undefined => {
    if (invoiced.has(booking.id)) return 'invoiced';
    if (isCanceled(booking)) return 'canceled';
    if (inPackages.has(booking.id)) return 'in_package';
    return booking.price_detail && booking.price_detail.total_price > 0 ? undefined : 'unpriced';
  };
  return [
    ...standing.map((one): Billable => {
      const rows = one.booking_mappers.filter(({ is_checked }) => is_checked);
      const left_out = rows.some(({ id }) => invoiced.has(id))
        ? 'invoiced'
        : one.total_price > 0
          ? undefined
          : 'unpriced';
      return {
        ...{ kind: 'package', id: one.id, title: one.name, price: one.total_price, currency: one.currency },
        ...{ left_out, paid_to },
      };
    }),
    ...bookings.map((booking): Billable => {
      const { price_detail: price } = booking;
      return {
        ...{ kind: 'booking', id: booking.id, title: booking.title, left_out: whyOut(booking), paid_to },
        ...(price && { price: price.total_price, currency: price.currency }),
      };
    }),
  ];
};
