import { Companies } from '../../../access/people.records';
import { daysLater } from '../../../base/later';
import { log } from '../../../base/log';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { FieldEncryption } from '../../../store/field-encryption';
import type { TenantDb } from '../../../store/tenant-db';
import type { RateTools } from '../invoices/issue-invoice';
import { OnlinePaymentKeys } from '../payments/payment.records';
import { type MoneyWatch, MoneyWatches } from './money-watch';
import { type OnlineAccount, OnlineAccounts, readKey } from './online-account';
import type { OnlinePayments } from './online-payments';
import { PAYOUTS, Payouts } from './payout';
import { takeMoney } from './take-money';
import { takePayout } from './take-payout';

type Call = { deps: Deps & RateTools & { online: OnlinePayments; seal: FieldEncryption }; request_id: string };

/** What is told late, or dated before it is there, is found by looking back that far. */
const OVERLAP_DAYS = 3;
/** The longest that a bank takes to decide a dispute, which moves no balance when it is lost. */
const DISPUTE_DAYS = 200;

/** All that became of payments and payouts since the last look. */
const takeTouched = async (call: Call, db: TenantDb, { seen_until }: MoneyWatch): Promise<Result<undefined>> => {
  const { online, seal, now } = call.deps;
  const [company, account] = await db.getMany(
    [
      { def: Companies, key: {} },
      { def: OnlineAccounts, key: {} },
    ],
    true,
  );
  if (!company || !account) return ok(undefined);
  const key = await readKey(seal, company.id, account);
  const listening = await online.listenToAll(key, account.webhook_id);
  if (!listening.ok) return listening;
  const since = { moved: daysLater(seen_until, -OVERLAP_DAYS), disputed: daysLater(now(), -DISPUTE_DAYS) };
  const touched = await online.listTouched(key, since);
  if (!touched.ok) return touched;
  const known = await db.getMany(
    touched.value.payment_intents.map((online_id) => ({ def: OnlinePaymentKeys, key: { online_id } })),
    true,
  );
  for (const one of known) {
    if (!one) continue;
    const money = await online.findMoney(key, one.online_id);
    if (!money.ok) return money;
    const taken = await takeMoney(call, { db, company, money: money.value });
    if (!taken.ok) return taken;
  }
  const { payouts } = await db.readPartition(PAYOUTS, { payouts: Payouts }, { consistent: true });
  const waiting = payouts.filter(({ state }) => state === 'under_way').map(({ id }) => id);
  // The oldest first, as what came back of one goes out with a later one.
  for (const id of new Set([...waiting, ...[...touched.value.payouts].reverse()])) {
    const standing = await online.findPayout(key, id);
    if (!standing.ok) return standing;
    const taken = await takePayout(call, { db, company, key }, standing.value);
    if (!taken.ok) return taken;
  }
  return ok(undefined);
};

/** Notes on the account whether its key may read what became of payments, for the agency to see. */
const noteLimited = async ({ deps }: Call, db: TenantDb, account: OnlineAccount, isRefused: boolean): Promise<void> => {
  const key = isRefused ? await readKey(deps.seal, db.company, account) : undefined;
  const isLimited = key !== undefined && (await deps.online.findAccount(key)).ok;
  if (isLimited === Boolean(account.limited_at)) return;
  const { limited_at: _before, ...rest } = account;
  const after = isLimited ? { ...rest, limited_at: deps.now() } : rest;
  await db.transact([db.change(OnlineAccounts, account, after)]);
};

/**
 * Looks through what moved the balance of a Stripe account, each night: what no news told is taken in too, and news that are new by now are
 * asked for. Where Stripe doesn’t accept the key, or doesn’t let it read this, it waits for another one.
 */
export const lookThrough = async (call: Call, { db }: { db: TenantDb }): Promise<void> => {
  const begun = call.deps.now();
  const [watch, account] = await db.getMany(
    [
      { def: MoneyWatches, key: {} },
      { def: OnlineAccounts, key: {} },
    ],
    true,
  );
  if (!watch) return;
  const { look_at: _now, ...rest } = watch;
  if (account?.account_id !== watch.account_id) {
    await db.transact([db.change(MoneyWatches, watch, rest)]);
    return;
  }
  const taken = await takeTouched(call, db, watch);
  if (!taken.ok && taken.code !== 'online.key_refused')
    throw new Error(`Movements at Stripe can’t be taken in: ${taken.code}`);
  if (!taken.ok) log.info('movements not seen', { code: taken.code });
  await noteLimited(call, db, account, !taken.ok);
  const seen_until = taken.ok ? begun : watch.seen_until;
  await db.transact([db.change(MoneyWatches, watch, { ...rest, seen_until, look_at: daysLater(begun, 1) })]);
};
