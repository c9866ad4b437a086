import type { SignedCall } from '../../../access/signed-call';
import { daysLater } from '../../../base/later';
import { ok, type Result, refuse as refuseRequest } from '../../../base/result';
import { writeTogether } from '../../../store/commit';
import type { FieldEncryption } from '../../../store/field-encryption';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import { refuse } from '../errors';
import { undecidedList } from './attempt.records';
import { LOOK_BACK_DAYS, type MoneyWatch, MoneyWatches } from './money-watch';
import { encryptKeys, type OnlineAccount, OnlineAccounts, readKey, ShownAccount } from './online-account';
import type { OnlinePayments } from './online-payments';

type Tools = { online: OnlinePayments; seal: FieldEncryption };
const SHOWN_LETTERS = 4;

const toShown = (account: OnlineAccount): ShownAccount => ShownAccount.parse(account);
/** What people see of the account that clients pay into; undefined while there is none. */
export const readShownAccount = async (db: TenantDb): Promise<ShownAccount | undefined> => {
  const account = await db.get(OnlineAccounts, {}, true);
  return account && toShown(account);
};

/** An account that was connected before is looked through from where that ended. One in place of another may have been, before that was kept. */
const watchAgain = (
  watch: MoneyWatch | undefined,
  { account_id, connected_at }: Pick<OnlineAccount, 'account_id' | 'connected_at'>,
): Omit<MoneyWatch, 'version' | 'look_at'> => {
  if (!watch) return { account_id, seen_until: connected_at, earlier: [] };
  if (watch.account_id === account_id) return watch;
  const known = [...watch.earlier, { account_id: watch.account_id, seen_until: watch.seen_until }];
  const last = known.find((one) => one.account_id === account_id);
  return {
    account_id,
    seen_until: last?.seen_until ?? daysLater(connected_at, -LOOK_BACK_DAYS),
    earlier: known.filter((one) => one !== last),
  };
};

/**
 * Connects the account of a key: it is checked, what happens is told to `news_url`, and both secrets are kept encrypted. Where an account is
 * connected, another key of the same one takes the place of its key.
 */
export const connectAccount = async (
  { actor, db, deps, commit }: SignedCall<Tools>,
  { api_key, news_url }: { api_key: string; news_url: string },
): Promise<Result<{ account: ShownAccount }>> => {
  const known = await db.get(OnlineAccounts, {}, true);
  const found = await deps.online.findAccount(api_key);
  if (!found.ok)
    return found.code === 'online.key_refused'
      ? { ...found, issues: [{ path: 'api_key', message: found.error.message }] }
      : found;
  if (known && known.account_id !== found.value.account_id) return refuse('online.connected_already');
  const channel = await deps.online.listen(api_key, news_url);
  if (!channel.ok) return channel;
  const { webhook_id, webhook_secret } = channel.value;
  const made = {
    ...{ provider: 'stripe' as const, ...found.value, key_ends: api_key.slice(-SHOWN_LETTERS), webhook_id },
    ...(await encryptKeys(deps.seal, db.company, { api_key, webhook_secret })),
    ...{ connected_by_name: actor.name, connected_at: deps.now() },
  };
  const watch = await db.get(MoneyWatches, {}, true);
  const watching = { ...watchAgain(watch, made), look_at: daysLater(made.connected_at, 1) };
  const action = known ? 'online_account.key_replaced' : 'online_account.connected';
  const committed = await commit({
    writes: [
      known ? db.change(OnlineAccounts, known, made) : db.insert(OnlineAccounts, { ...made, version: 1 }),
      db.put(MoneyWatches, { ...watching, version: (watch?.version ?? 0) + 1 }),
    ],
    audit: { subject: db.company, action, changes: { account: made.name } },
    answer: { account: toShown({ ...made, version: 1 }) },
  });
  // Only one of them goes on telling: that of the key which is kept by now, also where this was asked for twice.
  const kept = (await db.get(OnlineAccounts, {}, true))?.webhook_id;
  for (const one of [known?.webhook_id, webhook_id])
    if (one && one !== kept) await deps.online.stopListening(api_key, one);
  if (committed.ok || (committed.code !== 'record.exists' && committed.code !== 'record.stale')) return committed;
  return refuse('online.connected_already');
};

/** Whether Stripe still accepts the key of an account; where it doesn't answer, that counts as yes. */
const isAccepted = async ({ deps }: Pick<SignedCall<Tools>, 'deps'>, key: string): Promise<boolean> => {
  const found = await deps.online.findAccount(key);
  return found.ok || found.code !== 'online.key_refused';
};

/** An account that takes nobody from now on. */
const closeAccount = async (db: TenantDb, known: OnlineAccount, closing_at: string): Promise<Result<OnlineAccount>> => {
  if (known.closing_at) return ok(known);
  const closing = { ...known, closing_at };
  const closed = await writeTogether(db, [db.change(OnlineAccounts, known, closing)]);
  return closed.ok ? ok({ ...closing, version: known.version + 1 }) : closed;
};

/**
 * Disconnects it: its key is forgotten. Nobody begins to pay from then on; refused while somebody does, whose money nobody would hear of,
 * unless its key isn't one any more.
 */
export const disconnectAccount = (call: SignedCall<Tools>): Promise<Result<{ status: 'success' }>> =>
  retryOnConflict(async () => {
    const { db, deps, commit } = call;
    const known = await db.get(OnlineAccounts, {}, true);
    if (!known) return refuseRequest('record.missing');
    const closed = await closeAccount(db, known, deps.now());
    if (!closed.ok) return closed;
    const account = closed.value;
    const key = await readKey(deps.seal, db.company, account);
    if ((await db.countRows(undecidedList(account.account_id))) > 0 && (await isAccepted(call, key))) {
      const { closing_at: _closing, ...open } = account;
      await db.transact([db.change(OnlineAccounts, account, open)]);
      return refuse('online.under_way');
    }
    const ended = await deps.online.stopListening(key, account.webhook_id);
    if (!ended.ok) return ended;
    return commit({
      writes: [db.deleteIfUnchanged(OnlineAccounts, account, ['version'])],
      audit: { subject: db.company, action: 'online_account.disconnected', changes: { account: account.name } },
      answer: { status: 'success' as const },
    });
  });
