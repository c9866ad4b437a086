import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { ok, type Result } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { checkSeen } from '../../../store/check-seen';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { Write } from '../../../store/write';
import { postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { refuse } from '../errors';
import { billLines } from './billed-bookings';
import type { InvoiceDraft, Share } from './invoice';
import { invoiceEvents } from './invoice.events';
import { Invoices } from './invoice.records';
import type { InvoiceId } from './invoice-id';
import { readInvoice, toLineParts, writeLines } from './invoice-lines';
import { differenceOfPostings } from './invoice-postings';
import {
  checkLength,
  claimBookings,
  findFaults,
  findRates,
  planShares,
  type RateTools,
  readClaims,
} from './issue-invoice';
import { keepsPaidAtSupplier } from './owed-bookings';
import { withPrepaid } from './prepaid-bookings';
import { readSources, settleInvoice } from './save-draft';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';
import { settleShares, toPaidPostings } from './standing-invoice';

/** The steps that post what becomes of an issued invoice; none where nothing of it moves. */
const post = async (call: SignedCall, event: Parameters<typeof toEventEntry>[1]): Promise<Result<Write[]>> => {
  if (event.lines.length === 0) return ok([]);
  const long = checkLength(event.lines);
  if (!long.ok) return long;
  return postEntries(call.db, [toEventEntry(call, event)], await readOwnBooks(call));
};

/** The invoice as the caller saw it, where it is issued. */
export const readIssued = async ({ db }: SignedCall, { id, version }: { id: InvoiceId; version: number }) => {
  const found = await readInvoice(db, id, true);
  const seen = checkSeen(found?.invoice, version);
  if (!seen.ok) return seen;
  const { state } = seen.value;
  if (state === 'draft') return refuse('invoice.not_issued');
  if (state === 'canceled') return refuse('invoice.canceled');
  const { lines = [], payments = [], attempts = [], credit_notes = [] } = found ?? {};
  return ok({ invoice: seen.value, lines, payments, attempts, credit_notes });
};
/** The same where what is owed of it may change: what was written off is said of what was owed. */
export const readOwed: typeof readIssued = async (call, seen) => {
  const found = await readIssued(call, seen);
  return found.ok && found.value.invoice.write_offs.length > 0 ? refuse('invoice.is_written_off') : found;
};
/** The same where it may change yet: what was credited is said of what was billed, which stays. */
const readChangeable: typeof readIssued = async (call, seen) => {
  const found = await readOwed(call, seen);
  return found.ok && found.value.credit_notes.length > 0 ? refuse('invoice.is_credited') : found;
};

/** Shares with what came for them before. Somebody who is to pay the agency less than they have, as where a supplier is paid now, is refused. */
const keepReceived = (before: readonly Share[], after: readonly Share[]): Result<Share[]> => {
  const left = before.find(({ payer_id, client_id, received, paid_at_supplier }) => {
    const now = after.find((share) => share.payer_id === payer_id && share.client_id === client_id);
    return received > (now?.amount ?? 0) || (paid_at_supplier ?? 0) > (now?.at_supplier ?? 0);
  });
  if (left) return refuse('invoice.below_received', { params: { name: left.name } });
  const known = new Map(before.map((share) => [share.payer_id, share]));
  return ok(
    after.map((share) => {
      const { received = 0, paid_at_supplier } = known.get(share.payer_id) ?? {};
      return { ...share, received, ...(paid_at_supplier && { paid_at_supplier }) };
    }),
  );
};

type Answer = Promise<Result<ShownInvoice>>;

/**
 * Changes an issued invoice: it keeps its number, its day and the rates it was issued at, gets one more revision, and only what differs is
 * posted, today. Source: V15.
 */
export const reviseInvoice = (
  call: SignedCall<RateTools>,
  { id, version, ...draft }: InvoiceDraft & { id: InvoiceId; version: number },
): Answer =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [found, sources] = await Promise.all([readChangeable(call, { id, version }), readSources(db, draft, true)]);
    if (!found.ok) return found;
    if (!sources.ok) return sources;
    const { invoice: before } = found.value;
    const { lines: sent, ...terms } = draft;
    const isPaid = before.total_amount_received > 0;
    // What was paid is in its currency, and is seen by who sees its first trip.
    if (isPaid && (terms.currency !== before.currency || terms.trip_ids[0] !== before.trip_id))
      return refuse('invoice.has_payments');
    const trip_ids = [...new Set([...before.trip_ids, ...terms.trip_ids])];
    const claimed = await readClaims(db, trip_ids);
    const { lines, issues } = withPrepaid(billLines(sent, sources.value.trips), claimed, found.value.lines);
    const { figures, fields } = settleInvoice(terms, lines, sources.value);
    const today = getCompanyToday(actor, deps.now());
    const issue_date = before.issue_date ?? today;
    const plan = planShares(terms, figures, sources.value, issue_date);
    const wrong = [...issues, ...findFaults({ ...terms, lines }, figures), ...plan.issues];
    if (wrong.length > 0) return refuse('invoice.not_ready', { issues: wrong });
    const shares = keepReceived(before.shares, plan.shares);
    if (!shares.ok) return shares;
    const books = before.books ?? actor.company.currency_code;
    const known = { ...terms.rates, ...before.rates };
    const rates = await findRates({ ...terms, rates: known }, lines, {
      books,
      day: issue_date,
      findRate: deps.findRate,
    });
    if (!rates.ok) return rates;
    const claims = claimBookings(db, { id, currency: terms.currency, trip_ids, claims: claimed }, lines);
    if (!claims.ok) return claims;
    const revision = before.revision + 1;
    const parts = toLineParts(lines);
    const { payments, attempts, credit_notes } = found.value;
    const after = {
      ...before,
      ...{ discount: undefined, message: undefined },
      ...terms,
      ...fields,
      ...{ revision, revised_on: today, line_parts: parts.length },
      ...{ rates: rates.value, shares: shares.value, due: plan.due },
    };
    const revised = { ...after, shares: settleShares({ invoice: after, lines, payments, credit_notes }) };
    const kept = keepsPaidAtSupplier(found.value, { invoice: revised, lines, credit_notes }, claimed);
    if (!kept.ok) return kept;
    const posted = await post(call, {
      ...{ source: `invoice.revised:${id}:${revision}`, day: today, memo: before.formatted_invoice_number ?? '' },
      lines: differenceOfPostings(
        toPaidPostings(found.value),
        toPaidPostings({ invoice: revised, lines, payments, credit_notes }),
      ),
    });
    if (!posted.ok) return posted;
    const saved = db.save(Invoices, before, revised, { as: invoiceEvents.revised });
    return commit({
      writes: [saved, ...writeLines(db, saved.after, revision, parts), ...claims.value, ...posted.value],
      answer: toShownInvoice(call, { invoice: saved.after, lines, payments, attempts }),
    });
  });

/** Takes an issued invoice back: it keeps its number, is owed by nobody, and its bookings can be invoiced again. Source: law 16. */
export const cancelInvoice = (call: SignedCall, seen: { id: InvoiceId; version: number }): Answer =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const found = await readChangeable(call, seen);
    if (!found.ok) return found;
    const { invoice: before, lines } = found.value;
    if (before.total_amount_received > 0) return refuse('invoice.has_payments');
    const claimed = await readClaims(db, before.trip_ids);
    const kept = keepsPaidAtSupplier(found.value, undefined, claimed);
    if (!kept.ok) return kept;
    const claims = claimBookings(db, { ...before, claims: claimed }, []);
    if (!claims.ok) return claims;
    const canceled_at = deps.now();
    const posted = await post(call, {
      ...{ source: `invoice.canceled:${before.id}`, memo: before.formatted_invoice_number ?? '' },
      day: getCompanyToday(actor, canceled_at),
      lines: reverseAmounts(toPaidPostings(found.value)),
    });
    if (!posted.ok) return posted;
    const saved = db.save(
      Invoices,
      before,
      { ...before, state: 'canceled', canceled_at },
      { as: invoiceEvents.canceled },
    );
    return commit({
      writes: [saved, ...claims.value, ...posted.value],
      answer: toShownInvoice(call, { invoice: saved.after, lines, attempts: found.value.attempts }),
    });
  });
