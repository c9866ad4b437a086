import { CLIENT_SCOPE } from '../../../access/client-scope';
import type { Company } from '../../../access/company';
import { ok, type Result } from '../../../base/result';
import { localAt } from '../../../base/zoned-time';
import { committer, writeTogether } from '../../../store/commit';
import { commitContext, type Deps } from '../../../store/deps';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { takeOrdinal } from '../../../store/serial';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { followMerges } from '../../clients/public';
import { readOwnBooks } from '../../ledger/public';
import type { Share } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { toClientOfInvoice } from '../invoices/invoice-names';
import type { RateTools } from '../invoices/issue-invoice';
import { findShare } from '../links/open-invoice-link';
import { type OpenInvoices, toOpenInvoices } from '../payments/apply-payment';
import type { PartDraft, Payment } from '../payments/payment';
import { recordArrival } from '../payments/record-arrival';
import { type PayAttempt, toAskAt } from './attempt';
import { PayAttempts } from './attempt.records';
import type { Standing } from './online-payments';
import { STRIPE } from './take-money';

/** Money that came, or didn’t, of somebody’s part of an invoice. */
export type Outcome = {
  db: TenantDb;
  company: Company;
  found: ReadInvoice;
  share: Share | undefined;
  attempt: PayAttempt;
  /** None where it didn’t come. */
  payment?: Payment | undefined;
};
export type SettleTools = RateTools & {
  /** The steps by which whoever paid is told what became of it. */
  tellPayer: (outcome: Outcome) => Promise<Write[]>;
};
type Call = { deps: Deps & SettleTools; request_id: string };
type Asked = {
  db: TenantDb;
  company: Company;
  attempt: Pick<PayAttempt, 'invoice_id' | 'n'>;
  standing: Standing;
  /** When it happened, where that was told. */
  at?: string | undefined;
};

/** What of the money settles their part; what they don’t owe any more stays theirs. */
const toParts = ({ found, attempt, share }: Outcome): { open: OpenInvoices; apply: PartDraft[] } => {
  const { invoice } = found;
  const open = toOpenInvoices([found]);
  const owes = invoice.currency === attempt.currency && share ? open.get(invoice.id)?.open : undefined;
  const owed = owes?.[invoice.shares.findIndex(({ payer_id }) => payer_id === attempt.payer_id)]?.amount ?? 0;
  const amount = Math.min(owed, attempt.amount);
  return { open, apply: amount > 0 ? [{ invoice_id: invoice.id, payer_id: attempt.payer_id, amount }] : [] };
};

/** Whose the money is: the client, or as they were called who is gone for good. */
const readPayer = async (db: TenantDb, { invoice }: ReadInvoice, { client_id, name }: PayAttempt) => {
  const { client } = await followMerges(db, client_id);
  return client
    ? { client_id: client.id, client: toClientOfInvoice(client), member_ids: [...CLIENT_SCOPE.membersOf(client)] }
    : { client_id, client: { id: client_id, name, acc_no: '' }, member_ids: invoice.member_ids };
};

type Paid = Extract<Standing, { state: 'paid' }>;
/** The payment and its steps, dated on the day that it came; where that is closed, or has no rate, as near to it as can be. */
const recordPaid = async (
  { deps }: Call,
  outcome: Outcome,
  { standing, at, today }: { standing: Paid; at: string | undefined; today: boolean },
): Promise<Result<{ payment: Payment; writes: Write[] }>> => {
  const { db, company, found, attempt } = outcome;
  const actor = { ...STRIPE, company };
  const [serial, books, payer] = await Promise.all([
    takeOrdinal(db, 'payment'),
    readOwnBooks({ db, actor }),
    readPayer(db, found, attempt),
  ]);
  const came = today ? deps.now() : (standing.paid_at ?? at ?? deps.now());
  const draft = {
    ...{ client_id: attempt.client_id, currency: attempt.currency, amount: attempt.amount },
    ...{ transaction_type: 'strip_online_payment' as const, confirmation_code: standing.payment_intent },
    received_on: localAt(came, company.timezone).date,
  };
  const asked = {
    ...toParts(outcome),
    serial,
    books,
    payer,
    online: { id: standing.payment_intent, fee: attempt.fee },
  };
  const arrived = await recordArrival({ actor, db, deps }, { ...asked, draft });
  const rate = attempt.rate ?? found.invoice.rates[attempt.currency];
  if (arrived.ok || arrived.code !== 'invoice.no_rate' || !rate) return arrived;
  return recordArrival({ actor, db, deps }, { ...asked, draft: { ...draft, rate } });
};

/**
 * Takes in what became of an attempt, once however often it is told: money that came is a payment, applied to what is owed, posted, with the
 * receipt, in one transaction; one on its way is a figure of its own; one that failed can be tried again. Source: V03; T7, T8.
 */
export const settleAttempt = async (call: Call, asked: Asked): Promise<Result<PayAttempt>> => {
  const settle = (today: boolean) =>
    retryOnConflict(async () => {
      const { deps, request_id } = call;
      const { db, company, standing, at } = asked;
      const { invoice_id, n } = asked.attempt;
      const found = await readInvoice(db, invoice_id, true);
      const attempt = found?.attempts.find((one) => one.n === n);
      if (!found || !attempt) throw new Error('An attempt lies with its invoice.');
      if (attempt.state === 'paid' || attempt.state === standing.state || standing.state === 'open') return ok(attempt);
      if (standing.currency !== attempt.currency || standing.charged !== attempt.amount + attempt.fee)
        throw new Error('What was paid is not what was asked for.');
      const share = await findShare(db, found.invoice, attempt);
      const outcome = { db, company, found, share, attempt: { ...attempt, state: standing.state } };
      const arrived =
        standing.state === 'paid'
          ? await recordPaid(call, outcome, { standing, at, today })
          : ok({ payment: undefined, writes: [] });
      if (!arrived.ok) return arrived;
      const { payment, writes } = arrived.value;
      const after: PayAttempt = {
        ...{ ...attempt, state: standing.state, updated_at: deps.now() },
        ask_at: toAskAt(standing.state, attempt, deps.now()),
      };
      const steps = [db.change(PayAttempts, attempt, after), ...writes];
      if (standing.state === 'expired' || standing.state === 'processing') {
        const written = await writeTogether(db, steps);
        return written.ok ? ok(after) : written;
      }
      const { name } = payment?.client ?? (await readPayer(db, found, attempt)).client;
      const by = { company: company.id, actor_id: STRIPE.user_id, actor_name: name, request_id };
      const event = standing.state === 'paid' ? 'paid_online' : 'online_payment_failed';
      return committer(commitContext(deps, by))({
        writes: [...steps, ...(await deps.tellPayer({ ...outcome, attempt: after, payment }))],
        // Why a bank refused is told by Stripe in English, to whom it may concern.
        ...(standing.state === 'failed' && { audit: { changes: { reason: standing.failure } } }),
        events: [invoiceEvents[event](found.invoice)],
        answer: after,
      });
    });
  const settled = await settle(false);
  // Books that were closed meanwhile take it in today.
  return !settled.ok && settled.code === 'ledger.period_closed' ? settle(true) : settled;
};
