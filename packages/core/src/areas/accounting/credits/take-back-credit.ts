import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { asBookkeeping } from '../../../store/as-bookkeeping';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { readOwnBooks } from '../../ledger/public';
import { refuse } from '../errors';
import { paymentEvents } from '../payments/payment.events';
import { Payments } from '../payments/payment.records';
import { type Credit, withExpireAt } from './credit';
import { Credits } from './credit.records';
import type { CreditId } from './credit-id';
import { creditedLines } from './credit-postings';
import { postCredit } from './post-credit';

/** The step by which a payment has unapplied again what of it was credit, whether or not it is seen by who takes that back. */
const giveToPayment = async (scoped: TenantDb, { id: credit_id, payment_id: id }: Credit): Promise<Write[]> => {
  if (!id) return [];
  const db = withoutScope(scoped);
  const payment = await db.get(Payments, { id }, true);
  if (!payment) throw new Error('Credit was converted of a payment that is there.');
  const conversions = payment.conversions.filter((part) => part.credit_id !== credit_id);
  const after = { ...payment, conversions };
  return [asBookkeeping(db.save(Payments, payment, after, { as: paymentEvents.conversion_taken_back }))];
};

/**
 * Takes back credit of which nothing was spent: money that was converted is unapplied again, and goodwill is withdrawn. What it posted is taken
 * back today. `credit.is_spent` and `credit.is_expired` say what has to be undone first. Source: V12.
 */
export const takeBackCredit = (call: SignedCall, id: CreditId): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const [credit, books] = await Promise.all([db.get(Credits, { id }, true), readOwnBooks(call)]);
    if (!credit || credit.deleted_at) return refuseRequest('record.missing');
    if (credit.spent.length > 0) return refuse('credit.is_spent');
    if (credit.expired.length > 0) return refuse('credit.is_expired');
    const day = getCompanyToday(actor, deps.now());
    const entry = { source: `credit.taken_back:${id}`, lines: reverseAmounts(creditedLines(credit)) };
    const posted = postCredit(call, credit, entry, { day, books });
    if (!posted.ok) return posted;
    const after = withExpireAt({ ...credit, deleted_at: deps.now() }, actor.company.timezone);
    const writes = [db.save(Credits, credit, after), ...(await giveToPayment(db, credit)), ...posted.value];
    return commit({ writes, answer: { status: 'success' } });
  });
