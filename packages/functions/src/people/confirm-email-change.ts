import { checkEmailChangeCode, type EmailChange, EmailChanges } from '@wayline/core/areas/people/email-change';
import { refuse } from '@wayline/core/areas/people/errors';
import { finishEmailChange } from '@wayline/core/areas/people/finish-email-change';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok, type Result } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { emailChangedMail } from './account-mails';
import { identityAdapter } from './identity-adapter';
import { toSuccess } from './success-answer';

/** The new address is the sign-in once its code is right. Each guess is written before it is answered, so that none goes uncounted. */
export const handler = endpoint(
  identityContracts['users.email-change.confirm'],
  async ({ input: { code }, actor: { company_id, user_id }, db, deps, request }) => {
    const taken = await retryOnConflict(async (): Promise<Result<EmailChange | undefined>> => {
      const before = await db.get(EmailChanges, { user_id }, true);
      if (!before) return refuse('sign_in.code_expired');
      const judged = checkEmailChangeCode(before, code, deps.now());
      if (!judged.ok) return judged;
      const { right, change } = judged.value;
      const counted = db.change(EmailChanges, before, change);
      const kept = await db.transact([counted]);
      if (!kept.ok) return refuse('record.stale');
      return ok(right ? counted.after : undefined);
    });
    if (!taken.ok) return taken;
    if (!taken.value) return refuse('sign_in.code_wrong');
    return toSuccess(await finishEmailChange(deps, company_id, taken.value, request.id, emailChangedMail));
  },
  { identity: identityAdapter },
);
