import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import { isOnBank, MOST_BOOKINGS } from '@wayline/core/areas/accounting/suppliers/supplier-payment';
import { sum } from '@wayline/core/base/sum';
import { todayHere } from '../../../lib/today';
import type { PayableRow, SupplierPaymentDraft, UninvoicedCost } from './supplier-queries';

/** A booking that money is for: how much of it is left to pay, where that is known. */
export type PayItem = {
  trip_id: PayableRow['trip_id'];
  booking_id: PayableRow['booking_id'];
  invoice_id?: PayableRow['invoice_id'] | undefined;
  title: string;
  trip_name: string;
  supplier_id?: string | undefined;
  supplier_name: string;
  currency: string | undefined;
  left: number | undefined;
  paid_to: PayableRow['paid_to'];
};
export const toPayItem = (row: PayableRow): PayItem => row;
/** A booking that isn’t invoiced, of which its supplier gets a deposit; where it has more than the booking costs, that is to come back. */
export const toDepositItem = (cost: UninvoicedCost, trip_name: string): PayItem => ({
  ...cost,
  ...{ trip_name, currency: cost.currency, paid_to: 'agency' },
  left: cost.is_canceled ? 0 - cost.paid : cost.cost === undefined ? undefined : cost.cost - cost.paid,
});

type Kind = SupplierPaymentDraft['kind'];
/** Whose money moves for these: what a supplier has too much of comes back. */
export const toKind = (items: readonly PayItem[]): Kind => {
  if (items.some(({ paid_to }) => paid_to === 'supplier')) return 'client_to_supplier';
  return items.every(({ left = 0 }) => left < 0) ? 'supplier_to_company' : 'company_to_supplier';
};

/** Why these can’t be paid together; nothing where they can. */
export const findPayFault = (items: readonly PayItem[]): string | undefined => {
  if (items.length > MOST_BOOKINGS) return `A payment can settle up to ${MOST_BOOKINGS} bookings. Choose fewer.`;
  const suppliers = new Set(items.map(({ supplier_id, supplier_name }) => supplier_id ?? supplier_name.toLowerCase()));
  if (suppliers.size > 1) return 'Choose bookings of one supplier. Each supplier gets a payment of its own.';
  if (new Set(items.map(({ currency }) => currency)).size > 1)
    return 'Choose bookings in one currency. A payment is made in one.';
  if (new Set(items.map(({ paid_to }) => paid_to)).size > 1)
    return 'Choose either what you pay or what clients pay at the supplier.';
  return new Set(items.map(({ left = 0 }) => left < 0)).size > 1
    ? 'Some of these are to be paid, and of others you get money back. Choose one kind.'
    : undefined;
};

export type PayForm = {
  paid_on: string | undefined;
  transaction_type: SupplierPaymentDraft['transaction_type'];
  account: string;
  rate: string;
  confirmation_code: string;
  remark: string;
  payer_id: string;
  keeps: boolean;
};
/** What of a payment is for a booking, in minor units, and what is kept of that. */
export type PayPart = { amount: number; kept: number };

export const startPay = (kind: Kind): PayForm => ({
  ...{ paid_on: todayHere(), account: OPERATING_BANK, rate: '', confirmation_code: '', remark: '' },
  ...{ transaction_type: kind === 'client_to_supplier' ? 'credit_card' : 'bank_transfer', payer_id: '', keeps: false },
});
export const startParts = (items: readonly PayItem[]): PayPart[] =>
  items.map(({ left = 0 }) => ({ amount: Math.abs(left), kept: 0 }));

/** What moves: what is settled, less what is kept. */
export const toMoved = (parts: readonly PayPart[], keeps: boolean): number =>
  sum(parts.map(({ amount, kept }) => amount - (keeps ? kept : 0)));

type Sent = {
  kind: Kind;
  items: readonly PayItem[];
  parts: readonly PayPart[];
  currency: string;
  booksIn: string;
  choosesAccount: boolean;
};
/** What is sent: the bookings for which anything was entered. */
export const toPayDraft = (form: PayForm, sent: Sent): SupplierPaymentDraft => {
  const { kind, items, parts, currency, booksIn, choosesAccount } = sent;
  const { transaction_type, rate, account } = form;
  return {
    ...{ kind, currency, transaction_type, paid_on: form.paid_on },
    ...(kind !== 'client_to_supplier' && isOnBank(transaction_type) && choosesAccount && { account }),
    ...(kind !== 'client_to_supplier' && currency !== booksIn && rate.trim() && { rate: rate.trim() }),
    confirmation_code: form.confirmation_code.trim() || undefined,
    remark: form.remark.trim() || undefined,
    parts: items.flatMap(({ trip_id, booking_id }, i) => {
      const { amount = 0, kept = 0 } = parts[i] ?? {};
      return amount > 0
        ? [
            {
              ...{ trip_id, booking_id, amount },
              ...(form.keeps && kept > 0 && { commission_kept: kept }),
              ...(form.payer_id && { payer_id: form.payer_id }),
            },
          ]
        : [];
    }),
  };
};
