import { sum } from '../../../base/sum';
import type { CreditNote } from '../invoices/credit-note';
import type { Invoice, Share } from '../invoices/invoice';
import type { ClientInvoice } from './client-invoice';

/** A credit note as it is printed, to one of those who pay or, without one, as a whole; amounts are minor units of `currency`. */
export type ClientCreditNote = Pick<
  ClientInvoice,
  'house' | 'language' | 'trip_name' | 'currency' | 'billed_to' | 'lines'
> & {
  number: string;
  invoice_number: string;
  day: string;
  reason: string;
  /** The taxes within the lines. */
  taxes: ClientInvoice['taxes'];
  /** What the agency keeps. */
  fee: number;
  total: number;
  /** What of it is theirs, where others pay the rest. */
  part?: number | undefined;
};

type Reader = Pick<ClientInvoice, 'house' | 'language'> & { share?: Pick<Share, 'payer_id'> | undefined };
/** What somebody is shown of a credit note: all that it takes back, and what of it is theirs. What suppliers give back never leaves. */
export const toClientCreditNote = (
  { number, day, reason, lines, fee, total, shares }: CreditNote,
  { currency, trip, taxes, formatted_invoice_number: invoice_number = '' }: Invoice,
  { house, language, share }: Reader,
): ClientCreditNote => {
  const mine = shares.find(({ payer_id }) => payer_id === share?.payer_id);
  return {
    ...{ house, language, number, invoice_number, day, reason, currency, fee, total },
    trip_name: trip.trip_name,
    billed_to: mine ? [mine.name] : shares.map(({ name }) => name),
    lines: lines.map(({ line_id, booking_id, title, amount }) => ({
      ...{ id: `${line_id} ${booking_id ?? ''}`, title, quantity: 1, unit_price: amount, amount, at_supplier: false },
    })),
    taxes: taxes.flatMap((tax) => {
      const of = sum(lines.flatMap((line) => line.taxes.flatMap((one) => (one.code === tax.code ? [one.tax] : []))));
      return of > 0 ? [{ ...tax, tax: of }] : [];
    }),
    part: mine && shares.length > 1 ? mine.amount + mine.at_supplier : undefined,
  };
};
