import { checkEmailChangeCode, type EmailChange, EmailChanges } from '@wayline/core/areas/people/email-change';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { retryOnConflict } from '../kernel/retry-on-conflict';
import { finishEmailChange } from './finish-email-change';
import { identityAdapter } from './identity-adapter';
import { toSuccess } from './success-answer';

/** The new address is the sign-in once its code is right. Each guess is written before it is answered, so that none goes uncounted. */
export const handler = endpoint(
  identityContracts['users.email-change.confirm'],
  async ({ input: { code }, actor: { company_id, user_id }, deps, request }) => {
    const w = writesFor(deps.table, company_id);
    const taken = await retryOnConflict(async (): Promise<Result<EmailChange | undefined>> => {
      const before = await getRecord(deps.table, company_id, EmailChanges, { user_id }, true);
      if (!before) return refuse('sign_in.code_expired');
      const judged = checkEmailChangeCode(before, code, deps.now());
      if (!judged.ok) return judged;
      const { right, change } = judged.value;
      const kept = await transact(deps.table, [w.change(EmailChanges, before, change)]);
      if (!kept.ok) return refuse('record.stale');
      return ok(right ? { ...change, version: before.version + 1 } : undefined);
    });
    if (!taken.ok) return taken;
    if (!taken.value) return refuse('sign_in.code_wrong');
    return toSuccess(await finishEmailChange(deps, company_id, taken.value, request.id));
  },
  { identity: identityAdapter },
);
