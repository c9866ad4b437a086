import type { CompanyId, UserId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import { committer } from '../../store/commit';
import { commitContext, type Deps } from '../../store/deps';
import { tenantDb } from '../../store/tenant-db';
import { type ComposedMail, queueMail } from '../messaging/public';
import { refuse } from './errors';
import { RecoveryCodes, triesSpent, withoutCode, withTry } from './recovery-codes';

const WAIT = { params: { wait: 'a quarter of an hour' } };
/** The mail that tells of it, with how many codes are left. */
export type RecoveryMail = (left: number) => ComposedMail;
type Whose = { company_id: CompanyId; user_id: UserId; email: string };

/**
 * Takes a recovery code of a user, once: of two that come with the same code, one is refused. Wrong ones are counted, and slowed down.
 * The user is told, in case it was somebody else. Refuses `sign_in.code_wrong` and `request.too_many`.
 */
export const takeRecoveryCode = async (
  deps: Deps,
  whose: Whose,
  code: string,
  compose: RecoveryMail,
): Promise<Result<true>> => {
  const { company_id, user_id, email } = whose;
  const db = tenantDb(deps.table, company_id);
  const now = deps.now();
  const before = await db.get(RecoveryCodes, { user_id }, true);
  if (!before) return refuse('sign_in.code_wrong');
  if (triesSpent(before, now)) return refuse('request.too_many', WAIT);
  const after = withoutCode(before, code);
  if (!after) {
    await db.transact([db.change(RecoveryCodes, before, withTry(before, now))]);
    return refuse('sign_in.code_wrong');
  }
  const left = after.hashes.length;
  const commit = committer(
    commitContext(deps, { company: company_id, actor_id: user_id, request_id: deps.newId('event') }),
  );
  const used = await commit({
    writes: [
      db.save(RecoveryCodes, before, after, { action: 'user.recovery_code_used', changes: { left } }),
      queueMail(db, deps, { ...compose(left), user_id, about: 'notifications', to: [email] }),
    ],
    answer: true as const,
  });
  return used.ok ? ok(true) : refuse('sign_in.code_wrong');
};
