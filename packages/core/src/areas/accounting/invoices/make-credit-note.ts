import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Issue, type Result, refuse as refuseRequest } from '../../../base/result';
import { asBookkeeping } from '../../../store/as-bookkeeping';
import { commitWithNumber } from '../../../store/commit-with-number';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { MAX_LINES, postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { formatNumber } from '../../settings/public';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import type { Payment } from '../payments/payment';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { followFirstPart } from '../payments/payment-names';
import { isOneTransaction } from '../payments/record-arrival';
import { calculateCreditNote, creditSuppliers, toStandingLines } from './calculate-credit-note';
import { readOwed } from './change-issued';
import type { CreditNoteDraft } from './credit-note';
import { CreditNotes } from './credit-note.records';
import { creditInvoice, lessCredit, listSurplus, type Released } from './credited-invoice';
import { readNumbering, toSeries } from './document-numbers';
import { invoiceEvents } from './invoice.events';
import { Invoices } from './invoice.records';
import type { InvoiceId } from './invoice-id';
import { differenceOfPostings } from './invoice-postings';
import { claimBookings, readClaims } from './issue-invoice';
import { keepsPaidAtSupplier } from './owed-bookings';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';
import { toPaidPostings } from './standing-invoice';

const MADE_ON = { path: 'day', ahead: 'A credit note can’t be made on a day to come.' };
type Days = { issued?: string | undefined; revised?: string | undefined; paid?: string | undefined; today: string };
/** The last of some days: of a note, today, or later where a clock of another zone was ahead of it. */
const latestOf = ({ issued = '', revised = '', paid = '', today }: Days): string =>
  [issued, revised, paid, today].reduce((a, b) => (a > b ? a : b));
/** What keeps a note from being of a day: on it, the invoice was as it is, and what comes off it was paid. */
const checkDay = (day: string, days: Days): Issue[] => {
  const { issued = '', revised = '', paid = '' } = days;
  const before = (what: string) => [{ path: 'day', message: `That’s before ${what}. Choose a later day.` }];
  if (day < issued) return before('the invoice was issued');
  if (day < revised) return before('the invoice was last changed');
  if (day < paid) return before('what comes off the invoice was paid');
  return checkPastDay(day, latestOf(days), MADE_ON);
};

/** The payments of which a credit takes parts off an invoice, as they are now, whoever sees them; undefined where one hasn’t its part any more. */
const readPaid = async (
  { db }: SignedCall,
  surplus: ReturnType<typeof listSurplus>,
): Promise<Map<PaymentId, Payment> | undefined> => {
  const ids = [...new Set(surplus.map(({ part }) => part.payment_id))];
  const found = await withoutScope(db).getMany(
    ids.map((id) => ({ def: Payments, key: { id } })),
    true,
  );
  const byId = new Map(found.flatMap((payment) => (payment ? [[payment.id, payment] as const] : [])));
  const isThere = ({ part }: (typeof surplus)[number]) =>
    byId.get(part.payment_id)?.applied.some(({ id, amount }) => id === part.id && amount === part.amount);
  return surplus.every(isThere) ? byId : undefined;
};

/** The steps by which payments have less on an invoice, each seen from then on by who sees what it is for. */
const savePayments = ({ db }: SignedCall, { invoice, payments }: Released): Promise<Write[]> =>
  Promise.all(
    payments.map(async ({ before, after, amount }) =>
      asBookkeeping(
        db.save(Payments, before, await followFirstPart(db, after), {
          ...{ as: paymentEvents.detached, changes: { invoice: invoice.formatted_invoice_number ?? '', amount } },
        }),
      ),
    ),
  );

type Asked = CreditNoteDraft & { id: InvoiceId; version: number };

/**
 * Takes back some of an issued invoice with a document that has a number of its own: clients owe so much less from its day on, and suppliers
 * get so much less. What was paid and isn’t owed any more is the client’s again in the same transaction. What keeps it from being made is
 * `credit_note.not_ready`, each at its place. Source: V07, laws 9 and 16.
 */
export const makeCreditNote = (call: SignedCall, { id, version, ...draft }: Asked): Promise<Result<ShownInvoice>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const found = await readOwed(call, { id, version });
    if (!found.ok) return found;
    const { invoice: before, lines, payments, attempts, credit_notes } = found.value;
    const today = getCompanyToday(actor, deps.now());
    const worked = calculateCreditNote(found.value, draft);
    const suppliers = creditSuppliers(found.value, draft);
    const issues = [...worked.issues, ...suppliers.issues];
    if (issues.length > 0) return refuse('credit_note.not_ready', { issues });
    const surplus = listSurplus({ invoice: lessCredit(before, worked), parts: payments });
    const days: Days = {
      ...{ issued: before.issue_date, revised: before.revised_on, today },
      paid: surplus.map(({ part }) => part.applied_on).reduce((a, b) => (a > b ? a : b), ''),
    };
    const day = draft.day ?? latestOf(days);
    const wrong = checkDay(day, days);
    if (wrong.length > 0) return refuse('credit_note.not_ready', { issues: wrong });
    const [paidBy, claimed, books, numbering] = await Promise.all([
      readPaid(call, surplus),
      readClaims(db, before.trip_ids),
      readOwnBooks(call),
      readNumbering(db),
    ]);
    // Somebody took a part off meanwhile: the invoice isn’t what was seen any more.
    if (!paidBy) return refuseRequest('record.stale');
    const { note, after, released } = creditInvoice(found.value, worked, {
      suppliers: suppliers.lines,
      payments: paidBy,
      fields: {
        ...{ id: deps.newId('credit_note'), number: '', day, reason: draft.reason },
        ...{ created_by_name: actor.name, created_at: deps.now() },
      },
    });
    const read = { lines, credit_notes: [...credit_notes, note] };
    const paid = await savePayments(call, released);
    const kept = keepsPaidAtSupplier(found.value, { ...read, invoice: after }, claimed);
    if (!kept.ok) return kept;
    const claims = claimBookings(db, { ...before, claims: claimed }, toStandingLines({ ...read, invoice: before }));
    if (!claims.ok) return claims;
    const entry = differenceOfPostings(
      toPaidPostings(found.value),
      toPaidPostings({ ...read, invoice: after, payments }),
    );
    if (Math.max(entry.length, released.lines.length) > MAX_LINES) {
      const message = 'That’s more bookings than one entry of the books holds. Make two credit notes of it.';
      return refuse('credit_note.not_ready', { issues: [{ path: 'lines', message }] });
    }
    const { table, company } = db;
    return commitWithNumber({ table, company, ...toSeries('CREDIT_NOTE', day, numbering), day }, async (n, claim) => {
      const number = formatNumber('CREDIT_NOTE', day, n, numbering);
      // Both at once: entries of one transaction share the places of the books that they touch.
      const events = [
        { source: `invoice.credited:${note.id}`, lines: entry },
        { source: `credit.released:${note.id}`, lines: released.lines },
      ].filter(({ lines: posted }) => posted.length > 0);
      const posted = postEntries(
        db,
        events.map((event) => toEventEntry(call, { ...event, day, memo: number })),
        books,
      );
      if (!posted.ok) return posted;
      const named = { ...after, credit_numbers: [...before.credit_numbers, number] };
      const saved = db.save(Invoices, before, named, {
        ...{ as: invoiceEvents.credited, changes: { credit_note: number, amount: note.total } },
      });
      const made = { ...note, number };
      const writes = [...[saved, db.put(CreditNotes, made), ...paid], ...[...claims.value, ...posted.value, claim]];
      if (!isOneTransaction(writes, 1 + released.payments.length)) {
        const message = 'That takes too many payments off at once. Detach some of them first, or credit less.';
        return refuse('credit_note.not_ready', { issues: [{ path: 'lines', message }] });
      }
      return commit({
        writes,
        answer: toShownInvoice(call, {
          ...{ invoice: saved.after, lines, attempts, payments: released.parts },
          credit_notes: [...credit_notes, made],
        }),
      });
    });
  });
