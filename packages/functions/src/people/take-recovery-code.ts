import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import { RecoveryCodes, triesSpent, withoutCode, withTry } from '@wayline/core/areas/people/recovery-codes';
import type { CompanyId, UserId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import { committer } from '@wayline/core/store/commit';
import { commitContext, type Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { renderRecoveryMail } from '@wayline/pages/mails/recovery-mail';
import { setting } from '../kernel/environment';

const ITS_PAGE = '/myaccount/multi_factor_auth';

const WAIT = { params: { wait: 'a quarter of an hour' } };
type Whose = { company_id: CompanyId; user_id: UserId; email: string };

/**
 * Takes a recovery code of a user, once: of two that come with the same code, one is refused. Wrong ones are counted, and slowed down.
 * The user is told, in case it was somebody else. Refuses `sign_in.code_wrong` and `request.too_many`.
 */
export const takeRecoveryCode = async (deps: Deps, whose: Whose, code: string): Promise<Result<true>> => {
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
  const mail = {
    ...renderRecoveryMail({ left: after.hashes.length, url: `${setting('ORIGIN')}${ITS_PAGE}` }),
    id: deps.newId('mail'),
    user_id,
    about: 'notifications' as const,
    to: [email],
  };
  const commit = committer(
    commitContext(deps, { company: company_id, actor_id: user_id, request_id: deps.newId('event') }),
  );
  const used = await commit({
    writes: [db.change(RecoveryCodes, before, after), db.insert(Mails, newMail(mail, company_id, now))],
    audit: { subject: user_id, action: 'user.recovery_code_used', changes: { left: after.hashes.length } },
    answer: true as const,
  });
  return used.ok ? ok(true) : refuse('sign_in.code_wrong');
};
