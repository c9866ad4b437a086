import { Companies } from '../../../access/people.records';
import { ok, type Result } from '../../../base/result';
import type { Deps } from '../../../store/deps';
import type { TenantDb } from '../../../store/tenant-db';
import type { PayAttempt } from './attempt';
import { PayAttempts } from './attempt.records';
import type { PayTools } from './begin-payment';
import { OnlineAccounts, readKey } from './online-account';
import { type SettleTools, settleAttempt } from './settle-attempt';

type Call = { deps: Deps & PayTools & SettleTools; request_id: string };
type Asked = { db: TenantDb; attempt: Pick<PayAttempt, 'invoice_id' | 'n'>; at: string };

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
