import * as z from 'zod';
import { convert, money } from '../../../base/money';
import { sum } from '../../../base/sum';
import { record, type SumPart } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Billed } from './amount-summary';
import type { Invoice } from './invoice';
import { toAsked } from './invoice-figures';
import { lessWrittenOff } from './write-off';

/** Types know the two fields that each has; the sums are read by `readTotals`. */
type WithSums = z.ZodObject<{ advisor_id: z.ZodString; month: z.ZodString }>;
export const INVOICE_TOTALS = ['INVOICE_TOTALS'] as const;
/**
 * What the issued invoices of an advisor ask for that are due in one month, in minor units of the books' currency. The sums are fields of
 * their own, `bill|<day>` and `paid|<day>` by the day of the last payment, so that whoever asks knows what is overdue on that day.
 */
export const InvoiceTotals = record({
  name: 'invoice_total',
  schema: z.looseObject({ advisor_id: z.string(), month: z.string() }) as unknown as WithSums,
  key: ['advisor_id', 'month'],
  partition: () => INVOICE_TOTALS,
  sort: (k) => [k.advisor_id, k.month],
});

const MONTH = 'YYYY-MM'.length;
type Stated = Pick<Invoice, 'state' | 'currency' | 'books' | 'rates' | 'due'>;
/**
 * What is asked for by an invoice and what came, as its summaries count them, in the currency of the books; none before it is issued, and
 * once it is canceled.
 */
const toSummed = (
  { state, currency, books, rates, due }: Stated,
  { asked, received }: { asked: number; received: number },
) => {
  const day = due.at(-1)?.due_day;
  if (state !== 'issued' || !books || !day) return undefined;
  const toBooks = (minor: number) =>
    currency === books ? minor : convert(money(minor, currency), books, rates[currency] ?? '').minor;
  return { day, bill: toBooks(asked), paid: toBooks(received) };
};

type Summed = Stated &
  Pick<Invoice, 'advisor_id' | 'total' | 'credited' | 'at_supplier' | 'total_amount_received' | 'write_offs'>;
export const toTotalParts = (invoice: Summed): SumPart[] => {
  const summed = toSummed(invoice, { asked: toAsked(invoice), received: invoice.total_amount_received });
  if (!summed) return [];
  const { day, bill, paid } = summed;
  return [
    {
      place: { advisor_id: invoice.advisor_id, month: day.slice(0, MONTH) },
      figures: { [`bill|${day}`]: bill, ...(paid !== 0 && { [`paid|${day}`]: paid }) },
    },
  ];
};

const sumOf = (sums: Readonly<Record<string, unknown>>, name: string) => Number(sums[name] ?? 0);

type Totals = { partition: readonly [string]; totals: typeof InvoiceTotals };
/**
 * What a company's invoices ask for, or its suppliers, or those of some advisors: one query, however many they are. `today` decides what is
 * overdue.
 */
export const readTotals = async (
  db: TenantDb,
  { partition, totals: kind }: Totals,
  today: string,
  advisors?: readonly string[],
): Promise<(Billed & { day: string })[]> => {
  const { totals } = await db.readPartition(partition, { totals: kind });
  return totals
    .filter((total) => !advisors || advisors.includes(total.advisor_id))
    .flatMap((total) => {
      const sums = total as Readonly<Record<string, unknown>>;
      const days = Object.keys(sums).flatMap((name) => (name.startsWith('bill|') ? [name.slice('bill|'.length)] : []));
      return days.map((day) => {
        const [bill, paid] = [sumOf(sums, `bill|${day}`), sumOf(sums, `paid|${day}`)];
        return { day, bill, paid, overdue: day < today ? bill - paid : 0 };
      });
    });
};

/** What a client is billed by these invoices: their own shares of them. */
export const toBilledOf = (client_id: string, invoices: readonly Invoice[], today: string): Billed[] =>
  invoices.flatMap((invoice) => {
    const mine = lessWrittenOff(invoice).shares.filter((_, i) => invoice.client_ids[i] === client_id);
    const asked = sum(mine.map(({ amount }) => amount));
    const summed = toSummed(invoice, { asked, received: sum(mine.map(({ received }) => received)) });
    if (!summed) return [];
    const { day, bill, paid } = summed;
    return [{ bill, paid, overdue: day < today ? bill - paid : 0 }];
  });
