import type { SignedCall } from '../../../access/signed-call';
import { type Result, refuse as refuseRequest } from '../../../base/result';
import type { FieldEncryption } from '../../../store/field-encryption';
import type { TenantDb } from '../../../store/tenant-db';
import { refuse } from '../errors';
import { UNDECIDED_LIST } from './attempt.records';
import { encryptKeys, type OnlineAccount, OnlineAccounts, readKey, type ShownAccount } from './online-account';
import type { OnlinePayments } from './online-payments';

type Tools = { online: OnlinePayments; seal: FieldEncryption };
const SHOWN_LETTERS = 4;

const toShown = ({
  provider,
  name,
  is_live,
  key_ends,
  connected_by_name,
  connected_at,
}: OnlineAccount): ShownAccount => ({
  ...{ provider, name, is_live, key_ends, connected_by_name, connected_at },
});
/** What people see of the account that clients pay into; undefined while there is none. */
export const readShownAccount = async (db: TenantDb): Promise<ShownAccount | undefined> => {
  const account = await db.get(OnlineAccounts, {}, true);
  return account && toShown(account);
};

/** Connects the account of a key: it is checked, what happens is told to `news_url`, and both secrets are kept encrypted. */
export const connectAccount = async (
  { actor, db, deps, commit }: SignedCall<Tools>,
  { api_key, news_url }: { api_key: string; news_url: string },
): Promise<Result<{ account: ShownAccount }>> => {
  if (await db.get(OnlineAccounts, {}, true)) return refuse('online.connected_already');
  const found = await deps.online.findAccount(api_key);
  if (!found.ok) return found;
  const channel = await deps.online.listen(api_key, news_url);
  if (!channel.ok) return channel;
  const { webhook_id, webhook_secret } = channel.value;
  const account: OnlineAccount = {
    ...{ provider: 'stripe', ...found.value, key_ends: api_key.slice(-SHOWN_LETTERS), webhook_id },
    ...(await encryptKeys(deps.seal, db.company, { api_key, webhook_secret })),
    ...{ connected_by_name: actor.name, connected_at: deps.now(), version: 1 },
  };
  const committed = await commit({
    writes: [db.insert(OnlineAccounts, account)],
    audit: { subject: db.company, action: 'online_account.connected', changes: { account: account.name } },
    answer: { account: toShown(account) },
  });
  if (committed.ok) return committed;
  await deps.online.stopListening(api_key, webhook_id);
  return committed.code === 'record.exists' ? refuse('online.connected_already') : committed;
};

/** Disconnects it: its key is forgotten. Refused while somebody pays, whose money nobody would hear of. */
export const disconnectAccount = async ({
  db,
  deps,
  commit,
}: SignedCall<Tools>): Promise<Result<{ status: 'success' }>> => {
  const [account, paying] = await Promise.all([db.get(OnlineAccounts, {}, true), db.countRows(UNDECIDED_LIST)]);
  if (!account) return refuseRequest('record.missing');
  const key = await readKey(deps.seal, db.company, account);
  if (paying > 0) {
    // With a key that isn't one any more nothing is heard of anyhow: a new one of the same account finds what was paid.
    const found = await deps.online.findAccount(key);
    if (found.ok || found.code !== 'online.key_refused') return refuse('online.under_way');
  }
  const ended = await deps.online.stopListening(key, account.webhook_id);
  if (!ended.ok) return ended;
  return commit({
    writes: [db.remove(OnlineAccounts, {})],
    audit: { subject: db.company, action: 'online_account.disconnected', changes: { account: account.name } },
    answer: { status: 'success' as const },
  });
};
