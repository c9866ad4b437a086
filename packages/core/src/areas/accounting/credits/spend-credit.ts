import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import type { Issue } from '../../../base/result';
import { asBookkeeping } from '../../../store/as-bookkeeping';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import { type ClientId, followMerges } from '../../clients/public';
import type { PaymentDraft } from '../payments/payment';
import type { PaymentId } from '../payments/payment-id';
import { type Credit, hasExpired, MOST_SPENDINGS, toCreditLeft, toMovedOn, withExpireAt } from './credit';
import { creditEvents } from './credit.events';
import { Credits } from './credit.records';

type Spent = Pick<PaymentDraft, 'transaction_type' | 'credit_id' | 'currency' | 'amount'> & { received_on: string };
type At = { today: string; client_id: ClientId };

/** The credit that a payment is made with; undefined where it says none, or one that is nobody's. */
export const readSpentCredit = async (
  db: TenantDb,
  { transaction_type, credit_id }: Pick<Spent, 'transaction_type' | 'credit_id'>,
): Promise<Credit | undefined> => {
  if (transaction_type !== 'credit_point' || !credit_id) return undefined;
  const credit = await db.get(Credits, { id: credit_id }, true);
  return credit?.deleted_at ? undefined : credit;
};

/** Whether a client has a credit: by the profiles that both are by now, also where the spender doesn't see the one that was merged. */
const isOf = async (db: TenantDb, { credited_id }: Credit, client_id: ClientId): Promise<boolean> =>
  (await followMerges(withoutScope(db), credited_id)).client?.id === client_id;

/** What keeps a payment from being made with a credit, each at its place; nothing for one that is made another way. Source: V12. */
export const checkSpending = async (
  db: TenantDb,
  draft: Spent,
  credit: Credit | undefined,
  { today, client_id }: At,
): Promise<Issue[]> => {
  const at = (path: string, message: string): Issue[] => [{ path, message }];
  if (draft.transaction_type !== 'credit_point')
    return draft.credit_id ? at('credit_id', 'Choose client credit as the method to pay with it.') : [];
  if (!draft.credit_id) return at('credit_id', 'Choose which credit pays this.');
  if (!credit || !(await isOf(db, credit, client_id)))
    return at('credit_id', 'This client doesn’t have this credit. Choose another one.');
  if (credit.currency !== draft.currency)
    return at('credit_id', `This credit is in ${credit.currency}. Record a payment in ${credit.currency}.`);
  if (hasExpired(credit, today))
    return at('credit_id', 'This credit has expired. Choose another one, or change its expiry first.');
  const { amount } = toCreditLeft(credit);
  const left = formatMoney(money(amount, credit.currency));
  if (amount === 0) return at('credit_id', 'Nothing of this credit is left. Choose another one.');
  if (draft.amount > amount) return at('amount', `Only ${left} of this credit is left. Enter up to that much.`);
  if (credit.spent.length >= MOST_SPENDINGS)
    return at('credit_id', `A credit can pay up to ${MOST_SPENDINGS} payments. Choose another one.`);
  const since = credit.revived_on ?? credit.credited_on;
  return draft.received_on < since
    ? at('received_on', 'That’s before the client had this credit. Choose a later day.')
    : [];
};

type Spending = { payment_id: PaymentId; amount: number; base: number; day: string; zone: string };
/** The step by which a credit says what a payment spent of it, refused where somebody else has changed it since. */
export const spendCredit = (db: TenantDb, credit: Credit, { day, zone, ...spending }: Spending): Write => {
  const spent = [...credit.spent, { ...spending, spent_on: day }];
  const after = { ...credit, spent, moved_on: toMovedOn(credit, day) };
  return db.save(Credits, credit, withExpireAt(after, zone), { as: creditEvents.spent });
};

type Back = { id: PaymentId; credit_id?: Credit['id'] | undefined };
/**
 * The step by which a credit has again what a payment that is deleted spent of it, whether or not the credit is seen by who deletes it. What has
 * expired meanwhile is given back too: the next run of the job has it expire.
 */
export const giveCreditBack = async (
  scoped: TenantDb,
  { id, credit_id }: Back,
  { day, zone }: { day: string; zone: string },
): Promise<Write[]> => {
  if (!credit_id) return [];
  const db = withoutScope(scoped);
  const credit = await db.get(Credits, { id: credit_id }, true);
  if (!credit) throw new Error('A payment is made with a credit that is there.');
  const spent = credit.spent.filter(({ payment_id }) => payment_id !== id);
  const after = { ...credit, spent, moved_on: toMovedOn(credit, day) };
  return [asBookkeeping(db.save(Credits, credit, withExpireAt(after, zone), { as: creditEvents.given_back }))];
};
