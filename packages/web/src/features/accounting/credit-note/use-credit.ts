import {
  calculateCreditNote,
  listCreditable,
  toSupplierCredit,
  toUsualSupplierCredit,
} from '@wayline/core/areas/accounting/invoices/calculate-credit-note';
import type { CreditNoteDraft } from '@wayline/core/areas/accounting/invoices/credit-note';
import { toGross } from '@wayline/core/areas/accounting/invoices/invoice-pieces';
import { sum } from '@wayline/core/base/sum';
import { useState } from 'react';
import { asApiError } from '../../../lib/api-error';
import type { WholeInvoice } from '../invoice-queries';

type Typed = { amount?: number | undefined; fee?: number | undefined; supplier_amount?: number | undefined };
type Sent = CreditNoteDraft['lines'];

/** A line of an invoice, or a booking of it, of which some can be credited: what is left of it, and what is typed, in minor units. */
export type CreditRow = {
  key: string;
  line_id: string;
  booking_id: NonNullable<Sent[number]['booking_id']> | undefined;
  title: string;
  /** The package that a booking is billed with. */
  of: string | undefined;
  left: number;
  /** Whether the agency can keep some of it: it has what the client paid for it. */
  hasFee: boolean;
  /** What the supplier gets of it, for who may see that, in its own currency. */
  supplier: { most: number; currency: string; usual: number } | undefined;
  typed: Typed;
};

const listRows = (whole: WholeInvoice, typed: Readonly<Record<string, Typed>>): CreditRow[] => {
  const { invoice, lines, credit_notes = [] } = whole;
  return listCreditable({ invoice, lines, credit_notes }).flatMap((piece): CreditRow[] => {
    const { line, billed } = piece;
    const left = toGross(piece);
    const key = `${line.id} ${billed?.booking_id ?? ''}`;
    const { supplier_amount, supplier_currency: currency } = billed ?? {};
    const most = supplier_amount === undefined ? 0 : supplier_amount - toSupplierCredit(piece, credit_notes);
    if (left === 0 && most === 0) return [];
    const now = typed[key] ?? {};
    return [
      {
        ...{ key, line_id: line.id, booking_id: billed?.booking_id, left, typed: now },
        title: billed?.title ?? line.title,
        of: line.bookings.length > 1 ? line.title : undefined,
        hasFee: billed !== undefined && line.paid_to === 'agency',
        supplier:
          most > 0 && currency && line.paid_to === 'agency'
            ? { most, currency, usual: toUsualSupplierCredit(most, Math.min(now.amount ?? 0, left), left) }
            : undefined,
      },
    ];
  });
};

/** Whether anything of an invoice is left to credit, for the client or with a supplier. */
export const isCreditable = (whole: WholeInvoice): boolean => listRows(whole, {}).length > 0;

/** Whether anything of it is credited: to the client, or with its supplier alone. */
const isChosen = ({ typed: { amount = 0, supplier_amount = 0 } }: CreditRow): boolean =>
  amount > 0 || supplier_amount > 0;

const toSent = (rows: readonly CreditRow[]): Sent =>
  rows.map(({ line_id, booking_id, typed: { amount = 0, fee = 0, supplier_amount } }) => ({
    ...{ line_id, booking_id, amount, fee },
    ...(supplier_amount !== undefined && { supplier_amount }),
  }));

/** What is credited of an invoice as it is typed, worked out by what the server works it out by. Source: V07. */
export const useCredit = (whole: WholeInvoice) => {
  const { invoice, lines, credit_notes = [] } = whole;
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [shares, setShares] = useState<Readonly<Record<string, number>>>();
  const [refused, setRefused] = useState<readonly { path: string; message: string }[]>([]);
  const rows = listRows(whole, typed);
  const chosen = rows.filter(isChosen);
  const draft = {
    lines: toSent(chosen),
    ...(shares && {
      shares: invoice.shares.map(({ payer_id }) => ({ payer_id, amount: shares[payer_id] ?? 0 })),
    }),
  };
  const worked = calculateCreditNote({ invoice, lines, credit_notes }, draft);
  const issues = [...worked.issues, ...refused];
  const off = (payer_id: string) => worked.shares.find((share) => share.payer_id === payer_id)?.amount ?? 0;
  const change = () => setRefused([]);
  return {
    rows,
    worked,
    /** The first day that a credit note can have, as far as it is known here. */
    earliest: [invoice.issue_date, invoice.revised_on].reduce((a, b) => (b && (!a || b > a) ? b : a)),
    isTyped: Object.keys(typed).length > 0,
    isReady: chosen.length > 0 && worked.issues.length === 0,
    /** What is wrong with a field of a row, or with all of them. */
    issueAt: (key: string, field: string) => {
      const at = chosen.findIndex((row) => row.key === key);
      return at < 0 ? undefined : issues.find(({ path }) => path === `lines.${at}.${field}`)?.message;
    },
    issueOf: (path: string) => issues.find((issue) => issue.path === path)?.message,
    /** What clients have to use again, of what they paid. */
    released: sum(
      invoice.shares.map(({ payer_id, amount, received }) => Math.max(0, received - (amount - off(payer_id)))),
    ),
    type: (key: string, more: Typed) => {
      change();
      setTyped({ ...typed, [key]: { ...typed[key], ...more } });
    },
    typeShare: (payer_id: string, amount: number) => {
      change();
      const now = Object.fromEntries(worked.shares.map((share) => [share.payer_id, share.amount]));
      setShares({ ...now, ...shares, [payer_id]: amount });
    },
    shareAgain: shares && (() => setShares(undefined)),
    creditAll: () => {
      change();
      const billed = rows.filter(({ left }) => left > 0);
      setTyped({
        ...typed,
        ...Object.fromEntries(billed.map(({ key, left, typed: now }) => [key, { ...now, amount: left }])),
      });
    },
    /** Sends it, and keeps what is refused of it at its place. */
    send: async <T>(
      sendDraft: (draft: { lines: Sent; shares?: CreditNoteDraft['shares'] }) => Promise<T>,
    ): Promise<T> => {
      setRefused([]);
      try {
        return await sendDraft(draft);
      } catch (thrown) {
        setRefused(asApiError(thrown).issues);
        throw thrown;
      }
    },
  };
};
export type Credit = ReturnType<typeof useCredit>;
