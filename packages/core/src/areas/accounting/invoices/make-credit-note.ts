import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import type { Issue, Result } from '../../../base/result';
import { commitWithNumber } from '../../../store/commit-with-number';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import type { InvoicePayment, Payment } from '../payments/payment';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import type { PaymentId } from '../payments/payment-id';
import { followFirstPart } from '../payments/payment-names';
import { isOneTransaction } from '../payments/record-arrival';
import { postChange, readIssued } from './change-issued';
import { type CreditNoteDraft, calculateCreditNote, creditSuppliers, toStandingLines } from './credit-note';
import { CreditNotes } from './credit-note.records';
import { creditInvoice, lessCredit, listSurplus, type Released } from './credited-invoice';
import type { Invoice } from './invoice';
import { invoiceEvents } from './invoice.events';
import { Invoices } from './invoice.records';
import type { InvoiceId } from './invoice-id';
import { differenceOfPostings } from './invoice-postings';
import { claimBookings, readClaims } from './issue-invoice';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';
import { toPaidPostings } from './standing-invoice';

const DIGITS = 5;
/** Numbers begin again each year. Source: law 16. */
const toSeries = (day: string) => `CREDIT_NOTE-${day.slice(0, 4)}`;
const formatNumber = (day: string, number: number) => `CN-${day.slice(0, 4)}-${String(number).padStart(DIGITS, '0')}`;

const MADE_ON = { path: 'day', ahead: 'A credit note can’t be made on a day to come.' };
const checkDay = (day: string, today: string, { issue_date = day }: Pick<Invoice, 'issue_date'>): Issue[] =>
  day < issue_date
    ? [{ path: 'day', message: 'That’s before the invoice was issued. Choose a later day.' }]
    : checkPastDay(day, today, MADE_ON);

/** The payments of which a credit takes parts off an invoice, as they are now, whoever sees them. */
const readPaid = async (
  { db }: SignedCall,
  invoice: Invoice,
  parts: readonly InvoicePayment[],
): Promise<Map<PaymentId, Payment>> => {
  const ids = [...new Set(listSurplus({ invoice, parts }).map(({ part }) => part.payment_id))];
  const found = await withoutScope(db).getMany(
    ids.map((id) => ({ def: Payments, key: { id } })),
    true,
  );
  return new Map(found.flatMap((payment) => (payment ? [[payment.id, payment] as const] : [])));
};

/** The steps by which payments have less on an invoice, each seen from then on by who sees what it is for. */
const savePayments = ({ db }: SignedCall, { invoice, payments }: Released): Promise<Write[]> =>
  Promise.all(
    payments.map(async ({ before, after, amount }) =>
      db.save(Payments, before, await followFirstPart(db, after), {
        ...{ as: paymentEvents.detached, changes: { invoice: invoice.formatted_invoice_number ?? '', amount } },
      }),
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
    const found = await readIssued(call, { id, version });
    if (!found.ok) return found;
    const { invoice: before, lines, payments, attempts, credit_notes } = found.value;
    const today = getCompanyToday(actor, deps.now());
    const day = draft.day ?? today;
    const worked = calculateCreditNote(found.value, draft);
    const suppliers = creditSuppliers(found.value, draft);
    const issues = [...checkDay(day, today, before), ...worked.issues, ...suppliers.issues];
    if (issues.length > 0) return refuse('credit_note.not_ready', { issues });
    const { note, after, released } = creditInvoice(found.value, worked, {
      suppliers: suppliers.lines,
      payments: await readPaid(call, lessCredit(before, worked), payments),
      fields: {
        ...{ id: deps.newId('credit_note'), number: '', day, reason: draft.reason },
        ...{ created_by_name: actor.name, created_at: deps.now() },
      },
    });
    const read = { lines, credit_notes: [...credit_notes, note] };
    const paid = await savePayments(call, released);
    const claims = claimBookings(
      db,
      { ...before, claims: await readClaims(db, before.trip_ids) },
      toStandingLines({ ...read, invoice: before }),
    );
    if (!claims.ok) return claims;
    const { table, company } = db;
    return commitWithNumber({ table, company, series: toSeries(day), day }, async (n, claim) => {
      const number = formatNumber(day, n);
      const posted = await postChange(call, {
        ...{ source: `invoice.credited:${note.id}`, day, memo: number },
        lines: differenceOfPostings(toPaidPostings(found.value), toPaidPostings({ ...read, invoice: after, payments })),
      });
      if (!posted.ok) return posted;
      const given = await postChange(call, {
        ...{ source: `credit.released:${note.id}`, day, memo: number, lines: released.lines },
      });
      if (!given.ok) return given;
      const named = { ...after, credit_numbers: [...before.credit_numbers, number] };
      const saved = db.save(Invoices, before, named, {
        ...{ as: invoiceEvents.credited, changes: { credit_note: number, amount: note.total } },
      });
      const made = { ...note, number };
      const writes = [
        ...[saved, db.put(CreditNotes, made), ...paid],
        ...[...claims.value, ...posted.value, ...given.value, claim],
      ];
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
