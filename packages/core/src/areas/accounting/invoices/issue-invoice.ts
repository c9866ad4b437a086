import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Issue, ok, type Result } from '../../../base/result';
import { sum } from '../../../base/sum';
import { MAX_AMOUNT } from '../../../base/values';
import { checkSeen } from '../../../store/check-seen';
import { commitWithNumber } from '../../../store/commit-with-number';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { clientName } from '../../clients/public';
import { MAX_LINES, type Posting, postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { formatNumber } from '../../settings/public';
import { checkPastDay } from '../check-past-day';
import { refuse } from '../errors';
import { billLines } from './billed-bookings';
import type { StandingLine } from './calculate-credit-note';
import { readNumbering, toSeries } from './document-numbers';
import type { Invoice, Share } from './invoice';
import { invoiceEvents } from './invoice.events';
import { type BookingMoney, Invoices, TripMoney } from './invoice.records';
import { type InvoiceFigures, splitByPayer, toAsked } from './invoice-figures';
import type { InvoiceId } from './invoice-id';
import type { InvoiceLine } from './invoice-line';
import { readInvoice, toLineParts, writeLines } from './invoice-lines';
import { toInvoicePostings } from './invoice-postings';
import { findPlanFault, toDueDay, toPaymentGrid } from './payment-plan';
import { withPrepaid } from './prepaid-bookings';
import { type InvoiceSources, readSources, settleInvoice } from './save-draft';
import { type ShownInvoice, toShownInvoice } from './shown-invoice';

/** What one unit of `from` is worth in `to` on a day, as a decimal text; undefined where nobody publishes it. */
export type FindRate = (day: string, from: string, to: string) => Promise<Result<string | undefined>>;
export type RateTools = { findRate: FindRate };

/** The rates of an invoice into the currency of the books: those that were typed, and those of its day. */
export const findRates = async (
  { currency, rates }: Pick<Invoice, 'currency' | 'rates'>,
  lines: readonly InvoiceLine[],
  { books, day, findRate }: { books: string; day: string } & RateTools,
): Promise<Result<Record<string, string>>> => {
  const currencies = new Set([currency, ...lines.flatMap((line) => line.bookings.map((one) => one.supplier_currency))]);
  currencies.delete(books);
  const found: Record<string, string> = {};
  for (const one of currencies) {
    const typed = rates[one];
    const published = typed === undefined ? await findRate(day, one, books) : ok(typed);
    if (!published.ok) return published;
    if (published.value === undefined) return refuse('invoice.no_rate', { params: { currency: one, day } });
    found[one] = published.value;
  }
  return ok(found);
};

/** Who pays what of what is asked for and when, and what keeps the plan from standing. */
export const planShares = (
  invoice: Pick<Invoice, 'payers' | 'milestones' | 'currency'>,
  figures: InvoiceFigures,
  { trips, clients }: InvoiceSources,
  issue_date: string,
): { shares: Share[]; due: Invoice['due']; issues: Issue[] } => {
  const { payers, milestones, currency } = invoice;
  const [first] = trips;
  const days = {
    issue_date,
    departure: first?.trip.start_date,
    final_payment: first?.trip.trip_data_mapper.final_payment_date,
  };
  const owed = splitByPayer(
    figures,
    payers.map(({ weight }) => weight),
    currency,
  );
  const grid = toPaymentGrid(
    milestones.map(({ part }) => part),
    owed.map(({ amount }) => amount),
    currency,
  );
  const issues: Issue[] = [];
  const due = milestones.map(({ id, name, due: when }, i) => {
    const due_day = toDueDay(when, days);
    const amount = sum(grid.map((row) => row[i] ?? 0));
    if (!due_day) issues.push({ path: `milestones.${i}.due`, message: 'The trip has no such day yet. Choose a day.' });
    if (grid.some((row) => (row[i] ?? 0) < 0))
      issues.push({ path: `milestones.${i}.part`, message: 'The other payments are more than the invoice comes to.' });
    return { id, name, due_day: due_day ?? issue_date, amount };
  });
  const fault = findPlanFault(
    milestones.map(({ part }) => part),
    toAsked(figures),
    currency,
  );
  if (fault !== undefined)
    issues.push({
      path: `milestones.${fault}.part`,
      message: 'The payments don’t add up. Let the last one be the rest.',
    });
  // Asked for in the order of their days, whatever order they were typed in.
  const order = due.map((_, i) => i).sort((a, b) => ((due[a]?.due_day ?? '') < (due[b]?.due_day ?? '') ? -1 : a - b));
  const inOrder = <T>(all: readonly T[]): T[] => order.flatMap((i) => all[i] ?? []);
  const shares = payers.map(({ id, client_id }, i): Share => {
    const client = clients.get(client_id);
    return {
      ...{ payer_id: id, client_id, name: client ? clientName(client) : '' },
      ...(owed[i] ?? { amount: 0, at_supplier: 0 }),
      received: 0,
      cells: inOrder(grid[i] ?? []),
    };
  });
  return { shares, due: inOrder(due), issues };
};

/** What keeps an invoice from standing, besides its bookings and its plan. */
export const findFaults = (
  { lines, taxes }: Pick<Invoice, 'taxes'> & { lines: readonly InvoiceLine[] },
  { total }: InvoiceFigures,
): Issue[] => {
  const known = new Set(taxes.map(({ code }) => code));
  const untaxed = lines.flatMap(({ tax_codes }, i) =>
    tax_codes.some((code) => !known.has(code))
      ? [
          {
            path: `lines.${i}.tax_codes`,
            message: 'This invoice doesn’t have that tax. Add it, or take it off the line.',
          },
        ]
      : [],
  );
  if (total === 0) return [...untaxed, { path: 'lines', message: 'There’s nothing to pay. Add a line with a price.' }];
  if (total > MAX_AMOUNT) return [...untaxed, { path: 'lines', message: 'That’s more than an invoice can hold.' }];
  return untaxed;
};

/** What each booking of an invoice stands on it with, by the trip it is of. */
const toBookingMoney = (invoice: Pick<Invoice, 'id' | 'currency'>, lines: readonly StandingLine[]) => {
  const byTrip = new Map<string, Record<string, BookingMoney>>();
  for (const { bookings, acting_as, paid_to } of lines)
    for (const { trip_id, booking_id, title: _title, supplier_prepaid: _prepaid, ...billed } of bookings) {
      const of = byTrip.get(trip_id) ?? {};
      of[booking_id] = { ...billed, ...{ invoice_id: invoice.id, acting_as, paid_to, currency: invoice.currency } };
      byTrip.set(trip_id, of);
    }
  return byTrip;
};

/** Which bookings of some trips are on invoices, by trip; a trip of which nothing is has none. */
export const readClaims = async (db: TenantDb, trip_ids: Invoice['trip_ids']): Promise<Map<string, TripMoney>> => {
  const kept = await db.getMany(
    trip_ids.map((trip_id) => ({ def: TripMoney, key: { trip_id } })),
    true,
  );
  return new Map(kept.flatMap((money) => (money ? [[money.trip_id, money] as const] : [])));
};

type Claimed = Pick<Invoice, 'id' | 'currency' | 'trip_ids'> & { claims: ReadonlyMap<string, TripMoney> };
/**
 * The steps by which the bookings of these lines stand on an invoice instead of what stood on it. A booking that is on another invoice is
 * `invoice.booking_billed`.
 */
export const claimBookings = (
  db: TenantDb,
  { claims, ...invoice }: Claimed,
  lines: readonly StandingLine[],
): Result<Write[]> => {
  const wanted = toBookingMoney(invoice, lines);
  const writes: Write[] = [];
  for (const trip_id of invoice.trip_ids) {
    const before = claims.get(trip_id);
    const others = Object.entries(before?.bookings ?? {}).filter(([, one]) => one?.invoice_id !== invoice.id);
    const mine = wanted.get(trip_id) ?? {};
    const taken = others.find(([booking]) => mine[booking]);
    if (taken) {
      const title = lines.flatMap(({ bookings }) => bookings).find((one) => one.booking_id === taken[0])?.title ?? '';
      return refuse('invoice.booking_billed', { params: { title } });
    }
    const bookings = { ...Object.fromEntries(others), ...mine };
    if (before) writes.push(db.change(TripMoney, before, { ...before, bookings }));
    else if (Object.keys(mine).length > 0) writes.push(db.insert(TripMoney, { trip_id, bookings, version: 1 }));
  }
  return ok(writes);
};

/** A number is never taken for a day to come: every invoice of the year would have to wait for it. */
const ISSUED_ON = { path: 'issue_date', ahead: 'An invoice can’t be issued on a day to come.' };

/** An entry holds only so many lines: one for each booking and account. */
export const checkLength = (postings: readonly Posting[]): Result<undefined> => {
  const message = 'This invoice bills more bookings than one entry of the books holds. Make two invoices of it.';
  return postings.length > MAX_LINES
    ? refuse('invoice.not_ready', { issues: [{ path: 'lines', message }] })
    : ok(undefined);
};

type Issued = { id: InvoiceId; version: number; issue_date?: string | undefined };

/**
 * Issues a draft: it takes the next number without a gap, its lines stay as they are now, and clients owe it, all in one transaction. What
 * keeps it from being issued is `invoice.not_ready`, each at its place. Source: V01, law 16.
 */
export const issueInvoice = (
  call: SignedCall<RateTools>,
  { id, version, issue_date }: Issued,
): Promise<Result<ShownInvoice>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const today = getCompanyToday(actor, deps.now());
    const day = issue_date ?? today;
    const [found, books, numbering] = await Promise.all([
      readInvoice(db, id, true),
      readOwnBooks(call),
      readNumbering(db),
    ]);
    const seen = checkSeen(found?.invoice, version);
    if (!seen.ok) return seen;
    const draft = seen.value;
    if (draft.state !== 'draft') return refuse(draft.state === 'issued' ? 'invoice.not_draft' : 'invoice.canceled');
    const [sources, claimed] = await Promise.all([readSources(db, draft, true), readClaims(db, draft.trip_ids)]);
    if (!sources.ok) return sources;
    const billed = billLines(found?.lines ?? [], sources.value.trips);
    const { lines, issues } = withPrepaid(billed, claimed);
    const { figures, fields } = settleInvoice(draft, lines, sources.value);
    const plan = planShares(draft, figures, sources.value, day);
    const wrong = [
      ...issues,
      ...findFaults({ ...draft, lines }, figures),
      ...plan.issues,
      ...checkPastDay(day, today, ISSUED_ON),
    ];
    if (wrong.length > 0) return refuse('invoice.not_ready', { issues: wrong });
    const rates = await findRates(draft, lines, { books: books.currency, day, findRate: deps.findRate });
    if (!rates.ok) return rates;
    const claims = claimBookings(db, { ...draft, claims: claimed }, lines);
    if (!claims.ok) return claims;
    const postings: Posting[] = toInvoicePostings({
      ...{ id, trip_id: fields.trip_id, advisor_id: fields.advisor_id, currency: draft.currency },
      ...{ lines, figures, shares: plan.shares, books: books.currency, rates: rates.value },
    });
    const long = checkLength(postings);
    if (!long.ok) return long;
    const parts = toLineParts(lines);
    const { table, company } = db;
    return commitWithNumber({ table, company, ...toSeries('INVOICE', day, numbering), day }, async (number, claim) => {
      const formatted_invoice_number = formatNumber('INVOICE', day, number, numbering);
      const source = `invoice.issued:${id}:1`;
      const entry = toEventEntry(call, { source, day, memo: formatted_invoice_number, lines: postings });
      const posted = postEntries(db, [entry], books);
      if (!posted.ok) return posted;
      const saved = db.save(
        Invoices,
        draft,
        {
          ...draft,
          ...fields,
          ...{ state: 'issued', revision: 1, line_parts: parts.length, rates: rates.value, books: books.currency },
          ...{ formatted_invoice_number, issue_date: day, shares: plan.shares, due: plan.due },
        },
        { as: invoiceEvents.issued },
      );
      return commit({
        writes: [
          saved,
          ...writeLines(db, draft, 1, parts),
          ...writeLines(db, draft, 0, [], draft.line_parts),
          ...claims.value,
          ...posted.value,
          claim,
        ],
        answer: toShownInvoice(call, { invoice: saved.after, lines }),
      });
    });
  });
