import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { InvoiceLinks } from '../links/invoice-link.records';
import { PayAttempts } from '../online/attempt.records';
import { InvoicePayments } from '../payments/payment.records';
import { ReminderLogs, ReminderPauses } from '../reminders/payer-reminders.records';
import { CreditNotes } from './credit-note.records';
import type { Invoice } from './invoice';
import { InvoiceLines, Invoices, ofInvoice, toLinesKey } from './invoice.records';
import type { InvoiceId } from './invoice-id';
import type { InvoiceLine } from './invoice-line';

/** Well below the 400 kB that an item may have, in bytes of JSON. */
const MOST_BYTES = 250_000;

/** Lines in as many parts as items are needed for them. */
export const toLineParts = (lines: readonly InvoiceLine[]): InvoiceLine[][] => {
  const parts: InvoiceLine[][] = [[]];
  let bytes = 0;
  for (const line of lines) {
    const size = Buffer.byteLength(JSON.stringify(line));
    if (bytes > 0 && bytes + size > MOST_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(line);
    bytes += size;
  }
  return parts;
};

type Placed = Pick<Invoice, 'id' | 'trip_id'>;
/** The steps that write the lines of a revision, and take away parts that a draft no longer needs. */
export const writeLines = (
  db: TenantDb,
  { id, trip_id }: Placed,
  revision: number,
  parts: readonly InvoiceLine[][],
  before = 0,
): Write[] => [
  ...parts.map((lines, part) => db.put(InvoiceLines, { ...toLinesKey(id, revision, part), trip_id, lines })),
  ...Array.from({ length: Math.max(0, before - parts.length) }, (_, i) =>
    db.remove(InvoiceLines, toLinesKey(id, revision, parts.length + i)),
  ),
];

/** An invoice with the lines of its present revision, what was credited and paid of it, the links to it, what was begun to be paid online and who was reminded, in one query; undefined when this company has no such invoice. */
export const readInvoice = async (db: TenantDb, id: InvoiceId, consistent = false) => {
  const kinds = {
    invoices: Invoices,
    lines: InvoiceLines,
    payments: InvoicePayments,
    links: InvoiceLinks,
    attempts: PayAttempts,
    credit_notes: CreditNotes,
    reminders: ReminderLogs,
    pauses: ReminderPauses,
  };
  const found = await db.readPartition(ofInvoice(id), kinds, { consistent });
  const [invoice] = found.invoices;
  if (!invoice) return undefined;
  const { revision } = toLinesKey(id, invoice.revision, 0);
  const parts = found.lines.filter((part) => part.revision === revision);
  const { payments, links, attempts, credit_notes, reminders, pauses } = found;
  return {
    ...{ invoice, lines: parts.flatMap(({ lines }) => lines), payments, links, attempts, credit_notes },
    ...{ reminders, pause: pauses[0] },
  };
};
export type ReadInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;
