import { UserId } from '../../../base/ids';
import { ok, type Result } from '../../../base/result';
import { sum } from '../../../base/sum';
import { countSteps } from '../../../store/transact';
import type { Write } from '../../../store/write';
import type { OpenBooks } from '../../ledger/public';
import { type Credit, toCreditLeft } from '../credits/credit';
import { spendCredit } from '../credits/spend-credit';
import { refuse } from '../errors';
import type { RateTools } from '../invoices/issue-invoice';
import { partOf } from '../worth';
import { applyParts, type OpenInvoices, saveInvoices } from './apply-payment';
import { findWorth, toMoved, toReceivedLines, toWorth } from './money-moved';
import type { PartDraft, Payment, PaymentDraft } from './payment';
import { Payments } from './payment.records';
import { postPayment, toMemo } from './post-payment';
import type { Recorder } from './recorder';

/** As many steps as one transaction holds, less what every call brings besides. */
const MOST_STEPS = 94;
/** What is told of a document, its entry in the history, and its part of what all invoices come to. */
export const STEPS_OF_DOCUMENT = 3;
/** Whether steps fit into one transaction that changes so many invoices and payments besides. */
export const isOneTransaction = (writes: readonly Write[], documents: number): boolean =>
  sum(writes.map(countSteps)) + STEPS_OF_DOCUMENT * documents <= MOST_STEPS;
/** Whether it all fits into one transaction: an invoice of many trips and payers takes more of it. */
export const checkReach = (writes: readonly Write[], invoices: readonly unknown[]): Result<undefined> =>
  isOneTransaction(writes, invoices.length)
    ? ok(undefined)
    : refuse('payment.not_ready', {
        issues: [
          { path: 'apply', message: 'That’s too many invoices at once. Apply the payment to fewer, then to the rest.' },
        ],
      });

type Arriving = {
  draft: PaymentDraft & { received_on: string };
  apply: readonly PartDraft[];
  serial: number;
  books: OpenBooks;
  open: OpenInvoices;
  payer: Pick<Payment, 'client_id' | 'client' | 'member_ids'>;
  /** What the payment service knows it by, and the fee that was paid besides, in minor units of its currency. */
  online?: { id: string; fee: number };
  /** The credit that it is made with. */
  credit?: Credit | undefined;
};
type Arrived = { payment: Payment; writes: Write[] };

/** What a payment is worth in the books: with credit, its part of what that was worth when it came, and at its rate. */
const findArrived = (
  { deps }: Recorder<RateTools>,
  { draft, books, credit }: Pick<Arriving, 'draft' | 'books' | 'credit'>,
):
  | Promise<Result<{ worth: number; rate?: string | undefined }>>
  | Result<{ worth: number; rate?: string | undefined }> =>
  credit
    ? ok({ worth: partOf(toCreditLeft(credit), draft.amount).base, rate: credit.rate })
    : findWorth(deps, { ...draft, day: draft.received_on, books: books.currency });

/** Money that came in, with what it is for, as the steps that record and post it. Source: V02, V03, V06, V19. */
export const recordArrival = async (
  call: Recorder<RateTools>,
  { draft, apply, serial, books, open, payer, online, credit }: Arriving,
): Promise<Result<Arrived>> => {
  const { actor, db, deps } = call;
  const { received_on: day, currency } = draft;
  const found = await findArrived(call, { draft, books, credit });
  if (!found.ok) return found;
  const { worth, rate } = found.value;
  const fee = online?.fee ?? 0;
  const received: Payment = {
    ...toMoved(draft, rate),
    ...payer,
    // With credit it is on the account that the credit is on.
    ...{ id: deps.newId('payment'), serial, paid_by_id: credit?.credited_id ?? draft.client_id },
    ...(online ? { online_id: online.id } : { received_by: UserId.parse(actor.user_id) }),
    ...{ received_by_name: actor.name, books: books.currency, base_amount: worth },
    ...{ fee, fee_base: toWorth(fee, currency, { books: books.currency, rate }) },
    ...{ applied: [], refunds: [], conversions: [], failed_refunds: [], moves: [], disputes: [] },
    ...{ created_at: deps.now(), updated_at: deps.now(), version: 1 },
  };
  const applied = applyParts(received, open, apply, { day, newId: deps.newId });
  if (!applied.ok) return applied;
  const { payment, invoices, entries } = applied.value;
  const arrival = {
    source: online ? `stripe:${online.id}:succeeded` : `payment.received:${payment.id}`,
    memo: toMemo(payment.remark),
    lines: toReceivedLines(payment),
  };
  const posted = postPayment(call, payment, [arrival, ...entries], { day, books });
  if (!posted.ok) return posted;
  const writes = [
    db.create(Payments, payment),
    ...saveInvoices(db, invoices, online ? 'paid_online' : 'paid'),
    ...(credit
      ? [
          spendCredit(db, credit, {
            ...{ payment_id: payment.id, amount: payment.amount, base: worth },
            ...{ day, zone: actor.company.timezone },
          }),
        ]
      : []),
    ...posted.value,
  ];
  const reach = checkReach(writes, credit ? [...invoices, credit] : invoices);
  return reach.ok ? ok({ payment, writes }) : reach;
};
