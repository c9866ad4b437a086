import { forgetKey } from '@wayline/core/access/api-key-actor';
import { ApiKeys } from '@wayline/core/access/api-keys.records';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Revokes a key for good: its pointer goes, the record stays, to tell what it was. */
export const handler = endpoint(
  apiKeysContracts['users.api-keys.revoke'],
  async ({ input, actor, db, deps, commit }) => {
    if (!actor.company.is_er_account) return refuse('record.missing');
    return retryOnConflict(async () => {
      const before = await db.get(ApiKeys, { id: input.key_id }, true);
      if (!before) return refuse('record.missing');
      const answer = { status: 'success' as const };
      if (before.revoked_at) return commitUnchanged({ actor, commit }, 'api_key.revoked_already', answer);
      const outcome = await commit({
        writes: [
          db.save(
            ApiKeys,
            before,
            { ...before, revoked_at: deps.now() },
            { action: 'api_key.revoked', changes: { name: before.name } },
          ),
        ],
        answer,
      });
      if (outcome.ok) forgetKey(before.hash);
      return outcome;
    });
  },
);
