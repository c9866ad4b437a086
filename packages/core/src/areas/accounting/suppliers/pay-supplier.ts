import type { SignedCall } from '../../../access/signed-call';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { getCompanyToday } from '../../../access/user-time-zone';
import type { TripId } from '../../../base/ids';
import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { type Issue, ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import { withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type OpenBooks, postEntries, readOwnBooks, toEventEntry } from '../../ledger/public';
import { Bookings, Trips } from '../../trip/public';
import type { Line } from '../balanced-postings';
import { refuse } from '../errors';
import type { Invoice } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices, TripMoney } from '../invoices/invoice.records';
import type { RateTools } from '../invoices/issue-invoice';
import { isBankAccount, OPERATING_BANK } from '../payments/bank-account';
import { checkDay, findWorth, toWorth } from '../payments/money-moved';
import { isOneTransaction, STEPS_OF_DOCUMENT } from '../payments/record-arrival';
import { getSupplierName, readOwed } from './read-payables';
import { addPaid, type PaidBooking, type SettledPart, settleParts } from './settled-part';
import {
  isOnBank,
  type SupplierPart,
  type SupplierPartDraft,
  type SupplierPayment,
  type SupplierPaymentDraft,
} from './supplier-payment';
import { SupplierPayments } from './supplier-payment.records';
import type { SupplierPaymentId } from './supplier-payment-id';
import { clientPaidLines, supplierPaidLines } from './supplier-postings';

type Call = SignedCall<RateTools>;
type Parts = readonly Pick<SupplierPart, 'trip_id' | 'booking_id'>[];

/** The money of some trips, by trip. */
const readMoney = async ({ db }: SignedCall, parts: Parts): Promise<ReadonlyMap<TripId, TripMoney>> => {
  const trips = [...new Set(parts.map(({ trip_id }) => trip_id))];
  const found = await withoutScope(db).getMany(
    trips.map((trip_id) => ({ def: TripMoney, key: { trip_id } })),
    true,
  );
  return new Map(found.flatMap((one) => (one ? [[one.trip_id, one] as const] : [])));
};

/** The bookings that a payment is for, as they are now; undefined where the caller doesn’t see one of them. */
const readBookings = async (call: SignedCall, parts: readonly SupplierPartDraft[]) => {
  const { db } = call;
  const [bookings, trips, kept] = await Promise.all([
    db.getMany(
      parts.map(({ trip_id, booking_id: id }) => ({ def: Bookings, key: { trip_id, id } })),
      true,
    ),
    db.getMany(
      parts.map(({ trip_id: id }) => ({ def: Trips, key: { id } })),
      true,
    ),
    readMoney(call, parts),
  ]);
  const owed = await readOwed(
    db,
    [...kept.values()],
    parts.map(({ booking_id }) => booking_id),
  );
  const found = parts.map((part, i): PaidBooking | undefined => {
    const [booking, trip] = [bookings[i], trips[i]];
    return booking && trip && { trip, booking, money: kept.get(part.trip_id), owed: owed.get(part.booking_id) };
  });
  return found.every((one) => one !== undefined) ? { found, kept } : undefined;
};

/** The supplier of all parts: a payment goes to one. */
const findSupplier = (
  found: readonly PaidBooking[],
): { supplier_id?: SupplierPayment['supplier_id']; supplier_name: string } | undefined => {
  const of = found.map(({ booking, owed }) => ({
    supplier_id: owed?.supplier_id ?? booking.supplier_id,
    supplier_name: getSupplierName(booking),
  }));
  const keys = new Set(of.map(({ supplier_id, supplier_name }) => supplier_id ?? supplier_name.toLowerCase()));
  return keys.size === 1 ? of[0] : undefined;
};

/** What keeps a payment from being on the account that was chosen. */
const checkAccount = (
  { kind, transaction_type, account = OPERATING_BANK }: SupplierPaymentDraft,
  { chart }: OpenBooks,
): Issue[] =>
  kind !== 'client_to_supplier' && isOnBank(transaction_type) && !(isBankAccount(account) && chart.get(account))
    ? [{ path: 'account', message: 'Choose one of your bank accounts.' }]
    : [];

/** What a payment posts. What of it is whose is said for each booking, so that all that is known of one can be read from its lines. */
const toLines = (payment: SupplierPayment): Line[] => {
  const { kind, currency, books, parts, id, transaction_type, account } = payment;
  const about = ({ booking_id, trip_id, advisor_id, supplier_id }: SupplierPart) => ({
    ...{ booking: booking_id, trip: trip_id, advisor: advisor_id, supplier: supplier_id },
  });
  const settled = ({ amount, settled_base: base }: SupplierPart) => ({ amount, base });
  if (kind === 'client_to_supplier')
    return clientPaidLines({
      currency,
      parts: parts.map((part) => ({
        ...{ about: about(part), settled: settled(part) },
        ...{ client: part.client_id ?? '', invoice: part.invoice_id ?? '' },
      })),
    });
  return supplierPaidLines(
    {
      ...{ currency, books, way: { payment: id, transaction_type, account } },
      parts: parts.map((part) => ({
        ...{ about: about(part), settled: settled(part) },
        moved: { amount: part.amount - part.commission_kept, base: part.base },
        commission: { amount: part.commission_kept, base: part.commission_base },
      })),
    },
    kind,
  );
};

type Posted = { source: string; day: string };
const post = (call: SignedCall, payment: SupplierPayment, lines: Line[], { source, day }: Posted, books: OpenBooks) =>
  postEntries(
    call.db,
    [
      toEventEntry(call, {
        ...{ source, day, memo: payment.confirmation_code ?? payment.supplier_name },
        lines: lines.map((line) => ({
          ...line,
          ...(line.currency !== books.currency && payment.rate && { rate: payment.rate }),
        })),
      }),
    ],
    books,
  );

/** The steps by which trips say what is paid of their bookings, with these parts more, or less where `sign` is -1. */
const saveMoney = (
  { db }: SignedCall,
  { kind, currency, parts }: Pick<SupplierPayment, 'kind' | 'currency' | 'parts'>,
  kept: ReadonlyMap<TripId, TripMoney>,
  sign: 1 | -1,
): Write[] => {
  const field = kind === 'client_to_supplier' ? 'paid_by_clients' : 'paid';
  const toward = kind === 'supplier_to_company' ? -sign : sign;
  const trips = [...new Set(parts.map(({ trip_id }) => trip_id))];
  return trips.map((trip_id) => {
    const before = kept.get(trip_id);
    const paid = { ...before?.[field] };
    for (const { booking_id, amount, settled_base, ...part } of parts)
      if (part.trip_id === trip_id) {
        const after = addPaid(paid[booking_id], currency, {
          ...{ amount: toward * amount, base: toward * settled_base },
          returned: kind === 'supplier_to_company' ? sign * amount : 0,
          kept: toward * part.commission_kept,
        });
        if (after) paid[booking_id] = after;
        else delete paid[booking_id];
      }
    return before
      ? db.change(TripMoney, before, { ...before, [field]: paid })
      : db.insert(TripMoney, { trip_id, bookings: {}, [field]: paid, version: 1 });
  });
};

/** The invoices of which clients paid suppliers, as they are now. */
const readInvoices = async ({ db }: SignedCall, parts: readonly SupplierPart[]): Promise<Invoice[]> => {
  const ids = [...new Set(parts.flatMap(({ invoice_id }) => (invoice_id ? [invoice_id] : [])))];
  const found = await withoutScope(db).getMany(
    ids.map((id) => ({ def: Invoices, key: { id } })),
    true,
  );
  return found.filter((invoice) => invoice !== undefined);
};
/** Invoices, as they were when their shares were looked at, with so much more, or less, of what clients paid at suppliers. */
const saveShares = (
  { db }: SignedCall,
  { kind, parts }: Pick<SupplierPayment, 'kind' | 'parts'>,
  invoices: readonly Invoice[],
  sign: 1 | -1,
): Write[] => {
  if (kind !== 'client_to_supplier') return [];
  return [...new Map(invoices.map((invoice) => [invoice.id, invoice])).values()].map((invoice) => {
    const paid = (payer_id: string) =>
      sum(
        parts
          .filter((part) => part.invoice_id === invoice.id && part.payer_id === payer_id)
          .map(({ amount }) => amount),
      );
    const after: Invoice = {
      ...invoice,
      shares: invoice.shares.map((share) => ({
        ...share,
        paid_at_supplier: (share.paid_at_supplier ?? 0) + sign * paid(share.payer_id),
      })),
    };
    return db.save(Invoices, invoice, after, {
      as: sign === 1 ? invoiceEvents.paid : invoiceEvents.payment_detached,
    });
  });
};

/** Parts with what moved of each, in the currency of the books: together what all of it is worth. */
const withWorth = (
  parts: readonly SettledPart[],
  worth: number,
  draft: SupplierPaymentDraft,
  toBase: (amount: number) => number,
  books: string,
): SupplierPart[] => {
  const net = parts.map(({ amount, commission_kept }) => amount - commission_kept);
  const bases = sum(net) === 0 ? net.map(() => 0) : split(money(worth, books), net).map(({ minor }) => minor);
  return parts.map(({ share: _share, ...part }, i) => {
    const [base = 0, commission_base] = [bases[i], toBase(part.commission_kept)];
    // What isn’t invoiced yet is worth what was paid for it.
    const settled_base =
      part.invoice_id || draft.kind === 'supplier_to_company' ? part.settled_base : base + commission_base;
    return { ...part, base, commission_base, settled_base };
  });
};

const SOURCES = {
  company_to_supplier: 'supplier.paid',
  supplier_to_company: 'supplier.refunded',
  client_to_supplier: 'client.paid_supplier',
} as const;
export type ShownSupplierPayment = { payment: SupplierPayment };

/**
 * Records money that went to a supplier, came from one, or that a client paid one directly, with the bookings it is for, in one transaction.
 * What keeps it from being recorded is `supplier_payment.not_ready`, each at its place. Source: supplier.paid and client.paid_supplier, V18.
 */
export const paySupplier = async (call: Call, draft: SupplierPaymentDraft): Promise<Result<ShownSupplierPayment>> => {
  const ordinal = takeOrdinal(call.db, 'supplier_payment');
  return retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const today = getCompanyToday(actor, deps.now());
    const paid_on = draft.paid_on ?? today;
    const [serial, books, read] = await Promise.all([ordinal, readOwnBooks(call), readBookings(call, draft.parts)]);
    if (!read) return refuseRequest('record.missing');
    const { found, kept } = read;
    const supplier = findSupplier(found);
    const settled = settleParts(found, draft.parts, draft);
    const issues: Issue[] = [
      ...checkDay(paid_on, today, 'paid_on'),
      ...checkAccount(draft, books),
      ...settled.flatMap((one, i) => (typeof one === 'string' ? [{ path: `parts.${i}.amount`, message: one }] : [])),
      ...(supplier
        ? []
        : [{ path: 'parts', message: 'These are bookings of several suppliers. Record a payment for each.' }]),
      ...found.flatMap(({ booking, owed }, i) =>
        (draft.parts[i]?.commission_kept ?? 0) > 0 && !(owed?.supplier_id ?? booking.supplier_id)
          ? [
              {
                path: `parts.${i}.commission_kept`,
                message: `Choose the supplier of ${booking.title} first, so that we know whose commission it is.`,
              },
            ]
          : [],
      ),
      ...draft.parts.flatMap(({ commission_kept }, i) =>
        commission_kept > 0 && draft.kind === 'client_to_supplier'
          ? [{ path: `parts.${i}.commission_kept`, message: 'You keep commission only of what you pay.' }]
          : [],
      ),
    ];
    const [first] = found;
    if (issues.length > 0 || !supplier || !first) return refuse('supplier_payment.not_ready', { issues });
    const parts = settled.filter((one) => typeof one !== 'string');
    const amount = sum(parts.map((part) => part.amount - part.commission_kept));
    const { currency, kind } = draft;
    const worth =
      kind === 'client_to_supplier'
        ? ok({ worth: sum(parts.map(({ settled_base }) => settled_base)), rate: undefined })
        : await findWorth(deps, { currency, amount, rate: draft.rate, day: paid_on, books: books.currency });
    if (!worth.ok) return worth;
    const { rate } = worth.value;
    const { account, rate: _typed, parts: _parts, ...fields } = draft;
    const payment: SupplierPayment = {
      ...fields,
      ...(kind !== 'client_to_supplier' && isOnBank(draft.transaction_type) && { account: account ?? OPERATING_BANK }),
      ...(rate && { rate }),
      ...{ id: deps.newId('supplier_payment'), serial, paid_on, amount, ...supplier },
      parts: withWorth(
        parts,
        worth.value.worth,
        draft,
        (minor) => toWorth(minor, currency, { books: books.currency, rate }),
        books.currency,
      ),
      ...{ trip_id: first.trip.id, trip: { code: first.trip.code, trip_name: first.trip.trip_name } },
      ...{ member_ids: [...TRIP_SCOPE.membersOf(first.trip)], books: books.currency, base_amount: worth.value.worth },
      ...{ recorded_by: actor.user_id, recorded_by_name: actor.name },
      ...{ created_at: deps.now(), updated_at: deps.now(), version: 1 },
    };
    const source = `${SOURCES[kind]}:${payment.id}`;
    // A client who paid before the invoice settles it on the day of the invoice.
    const issued = kind === 'client_to_supplier' ? found.map(({ owed }) => owed?.invoice.issue_date ?? '') : [];
    const day = [paid_on, ...issued].reduce((x, y) => (x > y ? x : y));
    const posted = post(call, payment, toLines(payment), { source, day }, books);
    if (!posted.ok) return posted;
    const writes = [
      db.create(SupplierPayments, payment),
      ...saveMoney(call, payment, kept, 1),
      ...saveShares(
        call,
        payment,
        found.flatMap(({ owed }) => (owed ? [owed.invoice] : [])),
        1,
      ),
      ...posted.value,
    ];
    // Each trip counts what was paid for it, besides.
    const trips = new Set(parts.map(({ trip_id }) => trip_id)).size;
    const invoices = new Set(kind === 'client_to_supplier' ? parts.map(({ invoice_id }) => invoice_id) : []).size;
    if (!isOneTransaction(writes, 1 + invoices + trips / STEPS_OF_DOCUMENT)) {
      const message = 'That’s too many trips at once. Record a payment for some of them, then for the rest.';
      return refuse('supplier_payment.not_ready', { issues: [{ path: 'parts', message }] });
    }
    return commit({ writes, answer: { payment } });
  });
};

/**
 * Deletes a payment that was recorded in error: it leaves the lists, its bookings are owed for again, and what it posted is taken back today.
 * One of which a supplier gave something back is `supplier_payment.is_returned`.
 */
export const deleteSupplierPayment = (
  call: SignedCall,
  id: SupplierPaymentId,
): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [payment, books] = await Promise.all([db.get(SupplierPayments, { id }, true), readOwnBooks(call)]);
    if (!payment || payment.deleted_at) return refuseRequest('record.missing');
    const kept = await readMoney(call, payment.parts);
    const { kind, currency, parts } = payment;
    const field = kind === 'client_to_supplier' ? 'paid_by_clients' : 'paid';
    const isGone = ({ trip_id, booking_id, amount }: SupplierPart) => {
      const paid = kept.get(trip_id)?.[field]?.[booking_id];
      if (kind === 'supplier_to_company') return paid !== undefined && paid.currency !== currency;
      // What came back was worked out with all that was paid.
      return !paid || paid.currency !== currency || paid.amount < amount || (paid.returned ?? 0) > 0;
    };
    const gone = parts.find(isGone);
    if (gone) {
      const now = await db.get(SupplierPayments, { id }, true);
      if (now?.deleted_at) return refuseRequest('record.missing');
      return refuse('supplier_payment.is_returned', { params: { title: gone.title } });
    }
    const posted = post(
      call,
      payment,
      reverseAmounts(toLines(payment)),
      { source: `supplier.payment_deleted:${id}`, day: getCompanyToday(actor, deps.now()) },
      books,
    );
    if (!posted.ok) return posted;
    const saved = db.save(SupplierPayments, payment, { ...payment, deleted_at: deps.now() });
    return commit({
      writes: [
        saved,
        ...saveMoney(call, payment, kept, -1),
        ...saveShares(call, payment, kind === 'client_to_supplier' ? await readInvoices(call, parts) : [], -1),
        ...posted.value,
      ],
      answer: { status: 'success' as const },
    });
  });
