import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { listRow } from '../../../store/list-row';
import { record, type SumPart } from '../../../store/record';
import { ofTripMoney } from '../invoices/invoice.records';
import { isSettledPayable, type Payable, PayableRow, Payable as PayableSchema, toPayableRow } from './payable';

export const [PAYABLE_LIST, SETTLED_PAYABLE_LIST] = [['PAYABLES'], ['SETTLED_PAYABLES']] as const;

/** How the table of payables is kept. */
export const PayableRows = listRow(PayableRow, {
  columns: [
    'booking_type',
    'title',
    'confirmation_id',
    'supplier_id',
    'supplier_name',
    'invoice_id',
    'invoice_no',
    'advisor_id',
    'trip_code',
    'trip_name',
    'paid_to',
    'currency',
    'owed',
    'paid',
    'left',
    'due_on',
    'due_by',
  ],
  keyed: {
    trip_id: ({ order: [, trip = ''] }) => TripId.parse(trip),
    booking_id: ({ order: [, , booking = ''] }) => BookingId.parse(booking),
  },
  usual: { paid_to: 'agency', currency: 'USD', paid: 0, due_by: 'supplier' },
});

export const PAYABLE_TOTALS = ['PAYABLE_TOTALS'] as const;
type WithSums = z.ZodObject<{ advisor_id: z.ZodString; month: z.ZodString }>;
/** What suppliers are owed for the bookings of an advisor that is due in one month, kept as `InvoiceTotals` is. */
export const PayableTotals = record({
  name: 'payable_total',
  schema: z.looseObject({ advisor_id: z.string(), month: z.string() }) as unknown as WithSums,
  key: ['advisor_id', 'month'],
  partition: () => PAYABLE_TOTALS,
  sort: (k) => [k.advisor_id, k.month],
});

const MONTH = 'YYYY-MM'.length;
/** What the agency itself owes; what clients pay at suppliers is no money of it, and what one supplier has too much pays no other. */
const toTotalParts = ({ paid_to, advisor_id, due_on, owed_base, paid_base }: Payable): SumPart[] => {
  const paid = Math.min(paid_base, owed_base);
  return paid_to === 'supplier' || owed_base === 0
    ? []
    : [
        {
          place: { advisor_id, month: due_on.slice(0, MONTH) },
          figures: { [`bill|${due_on}`]: owed_base, ...(paid !== 0 && { [`paid|${due_on}`]: paid }) },
        },
      ];
};

/** What a supplier is owed for a booking. It follows what the trip’s invoices and payments say, a moment later. */
export const Payables = record({
  name: 'payable',
  schema: PayableSchema,
  key: ['trip_id', 'booking_id'],
  partition: (k) => ofTripMoney(k.trip_id),
  sort: (k) => ['PAYABLE', k.booking_id],
  list: (payable) => ({
    list: isSettledPayable(payable) ? SETTLED_PAYABLE_LIST : PAYABLE_LIST,
    order: [payable.due_on, payable.trip_id, payable.booking_id],
    row: PayableRows.pack(toPayableRow(payable)),
  }),
  counted: true,
  sums: [{ into: PayableTotals, parts: toTotalParts }],
});
