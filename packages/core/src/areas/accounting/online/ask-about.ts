import { Companies } from '../../../access/people.records';
import { daysLater } from '../../../base/later';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { TenantDb } from '../../../store/tenant-db';
import { type PayAttempt, toAskAt } from './attempt';
import { PayAttempts } from './attempt.records';
import type { PayTools } from './begin-payment';
import { OnlineAccounts, readKey } from './online-account';
import { dropAttempt } from './open-pages';
import { type SettleTools, settleAttempt } from './settle-attempt';

type Call = { deps: Deps & PayTools & SettleTools; request_id: string };
type Asked = { db: TenantDb; attempt: Pick<PayAttempt, 'invoice_id' | 'n'>; at?: string | undefined };

/**
 * Asks the payment service what became of an attempt and takes it in: what somebody is told counts for nothing by itself. Undefined where there
 * is no such attempt, or no account to ask any more.
 */
export const askAbout = async (call: Call, { db, attempt: of, at }: Asked): Promise<Result<PayAttempt | undefined>> => {
  const { deps } = call;
  const [company, account, attempt] = await db.getMany(
    [
      { def: Companies, key: {} },
      { def: OnlineAccounts, key: {} },
      { def: PayAttempts, key: { invoice_id: of.invoice_id, n: of.n } },
    ],
    true,
  );
  if (!company || !account || !attempt?.session_id || account.account_id !== attempt.account_id) return ok(undefined);
  const standing = await deps.online.find(await readKey(deps.seal, company.id, account), attempt.session_id);
  return standing.ok ? settleAttempt(call, { db, company, attempt, standing: standing.value, at }) : standing;
};

/** So long an account is waited for that was disconnected, or whose key isn’t one any more: with a new one what was paid is found. */
const PATIENCE_DAYS = 30;
/**
 * Asks about an attempt whose time has come without news. What is as it was is asked about again later; where there is nobody to ask any more,
 * it isn't after a while, and a page that closed long ago has expired.
 */
export const askInTime = async (call: Call, { db, attempt }: { db: TenantDb; attempt: PayAttempt }): Promise<void> => {
  const now = call.deps.now();
  if (!attempt.session_id) {
    // Nobody was shown its page: whoever began it has gone.
    await db.transact([dropAttempt(db, attempt)]);
    return;
  }
  const asked = await askAbout(call, { db, attempt });
  if (!asked.ok && asked.code !== 'online.key_refused')
    throw new Error(`An attempt to pay can’t be settled: ${asked.code}`);
  const known = asked.ok ? asked.value : undefined;
  if (known && known.state !== attempt.state) return;
  const { ask_at: _asked, ...rest } = attempt;
  const waits = known || daysLater(attempt.created_at, PATIENCE_DAYS) > now;
  const over = { ...rest, state: attempt.state === 'open' ? ('expired' as const) : attempt.state };
  const after = waits ? { ...rest, ask_at: known ? toAskAt(attempt.state, attempt, now) : daysLater(now, 1) } : over;
  await db.transact([db.change(PayAttempts, attempt, after)]);
};
