import { Companies } from '../../../access/people.records';
import { daysLater } from '../../../base/later';
import { log } from '../../../base/log';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { FieldEncryption } from '../../../store/field-encryption';
import type { TenantDb } from '../../../store/tenant-db';
import type { RateTools } from '../invoices/issue-invoice';
import { OnlinePaymentKeys } from '../payments/payment.records';
import { LOOK_BACK_DAYS, type MoneyWatch, MoneyWatches } from './money-watch';
import { type OnlineAccount, OnlineAccounts, readKey } from './online-account';
import type { OnlinePayments } from './online-payments';
import { PAYOUTS, Payouts } from './payout';
import { takeMoney } from './take-money';
import { takePayout } from './take-payout';

type Call = { deps: Deps & RateTools & { online: OnlinePayments; seal: FieldEncryption }; request_id: string };

/** What is told late, or dated before it is there, is found by looking back that far. */
const OVERLAP_DAYS = 3;

/** Whether a look ends here. One thing that Stripe doesn’t find keeps nothing else waiting. */
const isWrong = (taken: Result<undefined>, id: string): taken is Exclude<typeof taken, { ok: true }> => {
  if (taken.ok) return false;
  if (taken.code !== 'record.missing') return true;
  log.info('not found at Stripe', { id });
  return false;
};

/** All that became of payments and payouts since the last look; where that is more than one look takes, the newest, back to what it answers. */
const takeTouched = async (
  call: Call,
  db: TenantDb,
  { seen_until, behind }: MoneyWatch,
): Promise<Result<string | undefined>> => {
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
  const touched = await online.listTouched(key, {
    ...{
      moved: daysLater(seen_until, -OVERLAP_DAYS),
      until: behind?.until,
      disputed: daysLater(now(), -LOOK_BACK_DAYS),
    },
  });
  if (!touched.ok) return touched;
  const known = await db.getMany(
    touched.value.payment_intents.map((online_id) => ({ def: OnlinePaymentKeys, key: { online_id } })),
    true,
  );
  for (const one of known) {
    if (!one) continue;
    const money = await online.findMoney(key, one.online_id);
    const taken = money.ok ? await takeMoney(call, { db, company, money: money.value }) : money;
    if (isWrong(taken, one.online_id)) return taken;
  }
  const { payouts } = await db.readPartition(PAYOUTS, { payouts: Payouts }, { consistent: true });
  const { account_id } = account;
  // Those from before the account was kept are asked about, and not found where they are of another.
  const waiting = payouts
    .filter(({ state, account_id: of = account_id }) => state === 'under_way' && of === account_id)
    .map(({ id }) => id);
  // The oldest first, as what came back of one goes out with a later one.
  for (const id of new Set([...waiting, ...[...touched.value.payouts].reverse()])) {
    const standing = await online.findPayout(key, id);
    const taken = standing.ok ? await takePayout(call, { db, company, key, account_id }, standing.value) : standing;
    if (isWrong(taken, id)) return taken;
  }
  return ok(touched.value.read_from);
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
 * asked for. Where that is more than one look takes, the next goes on at once with what is older. Where Stripe doesn’t accept the key, or
 * doesn’t let it read this, it waits for another one.
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
  const { look_at: _now, behind, ...rest } = watch;
  if (account?.account_id !== watch.account_id) {
    await db.transact([db.change(MoneyWatches, watch, rest)]);
    return;
  }
  const taken = await takeTouched(call, db, watch);
  if (!taken.ok && taken.code !== 'online.key_refused')
    throw new Error(`Movements at Stripe can’t be taken in: ${taken.code}`);
  if (!taken.ok) log.info('movements not seen', { code: taken.code });
  await noteLimited(call, db, account, !taken.ok);
  const began = behind?.began ?? begun;
  const next = { ...rest, look_at: daysLater(begun, 1) };
  const toAfter = (): typeof watch => {
    if (!taken.ok) return { ...next, behind };
    return taken.value
      ? { ...rest, look_at: begun, behind: { until: taken.value, began } }
      : { ...next, seen_until: began };
  };
  await db.transact([db.change(MoneyWatches, watch, toAfter())]);
};
