import type { SignedCall } from '../../../access/signed-call';
import { TRIP_SCOPE } from '../../../access/trip-scope';
import { getCompanyToday } from '../../../access/user-time-zone';
import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { type Issue, ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { sum } from '../../../base/sum';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import type { Write } from '../../../store/write';
import { readOwnBooks } from '../../ledger/public';
import { Bookings, Trips } from '../../trip/public';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { OPERATING_BANK } from '../payments/bank-account';
import { checkBank, checkDay, findWorth, toWorth } from '../payments/money-moved';
import { isOneTransaction, STEPS_OF_DOCUMENT } from '../payments/record-arrival';
import { getSupplierName, readOwed } from './read-payables';
import { type PaidBooking, type SettledPart, settleParts } from './settled-part';
import {
  postSupplierPayment,
  readSupplierMoney,
  saveShares,
  saveSupplierMoney,
  toSupplierLines,
} from './supplier-money';
import {
  isOnBank,
  type SupplierPart,
  type SupplierPartDraft,
  type SupplierPayment,
  type SupplierPaymentDraft,
} from './supplier-payment';
import { SupplierPayments } from './supplier-payment.records';

type Call = SignedCall<RateTools>;

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
    readSupplierMoney(call, parts),
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

/** A payment that can be recorded, with the steps that do so. */
type Planned = { payment: SupplierPayment; writes: Write[] };
/** What records a payment as things are; what keeps it from being recorded is `supplier_payment.not_ready`, each at its place. */
export const planSupplierPayment = async (
  call: Call,
  draft: SupplierPaymentDraft,
  ordinal: Promise<number>,
): Promise<Result<Planned>> => {
  const { actor, db, deps } = call;
  const today = getCompanyToday(actor, deps.now());
  const paid_on = draft.paid_on ?? today;
  const [serial, books, read] = await Promise.all([ordinal, readOwnBooks(call), readBookings(call, draft.parts)]);
  if (!read) return refuseRequest('record.missing');
  const { found, kept } = read;
  const supplier = findSupplier(found);
  const settled = settleParts(found, draft.parts, draft);
  const issues: Issue[] = [
    ...checkDay(paid_on, today, 'paid_on'),
    ...(draft.kind !== 'client_to_supplier' && isOnBank(draft.transaction_type)
      ? checkBank({ ...draft, transaction_type: 'bank_transfer' }, books)
      : []),
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
  const posted = postSupplierPayment(call, payment, { source, lines: toSupplierLines(payment) }, { day, books });
  if (!posted.ok) return posted;
  const writes = [
    db.create(SupplierPayments, payment),
    ...saveSupplierMoney(call, payment, kept, 1),
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
  return ok({ payment, writes });
};

/**
 * Records money that went to a supplier, came from one, or that a client paid one directly, with the bookings it is for, in one transaction.
 * What keeps it from being recorded is `supplier_payment.not_ready`, each at its place. Source: supplier.paid and client.paid_supplier, V18.
 */
export const paySupplier = async (call: Call, draft: SupplierPaymentDraft): Promise<Result<ShownSupplierPayment>> => {
  const ordinal = takeOrdinal(call.db, 'supplier_payment');
  return retryOnConflict(async () => {
    const planned = await planSupplierPayment(call, draft, ordinal);
    if (!planned.ok) return planned;
    const { payment, writes } = planned.value;
    return call.commit({ writes, answer: { payment } });
  });
};
