import { randomBytes } from 'node:crypto';
import { describePermission } from '@wayline/core/access/access';
import { refuse as refuseAccess } from '@wayline/core/access/access-errors';
import { type ApiKey, KEY_MARK, KEY_SHOWN, keyWorks, MAX_KEYS, permissionLacking } from '@wayline/core/access/api-keys';
import { API_KEYS, ApiKeys } from '@wayline/core/access/api-keys.records';
import { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import { confirmIdentity } from '@wayline/core/areas/people/confirm-identity';
import { refuse } from '@wayline/core/areas/people/errors';
import { apiKeyMade } from '@wayline/core/areas/people/people.events';
import { daysLater } from '@wayline/core/base/later';
import { ok } from '@wayline/core/base/result';
import { inTurn } from '@wayline/core/store/in-turn';
import { tokenHash } from '@wayline/core/store/token-hash';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { ownerNotice } from './owner-notice';

const KEY_BYTES = 32;

/** Makes a key of nothing more than its maker holds, once the password is given, and tells the owner. The key itself is in the answer and nowhere else. */
export const handler = endpoint(
  apiKeysContracts['users.api-keys.create'],
  async ({ input: { name, scopes, days, ...proof }, actor, db, deps, commit }) => {
    if (!actor.company.is_er_account) return refuse('record.missing');
    if (actor.company.closing_at) return refuseAccess('company.closing');
    const lacking = permissionLacking(scopes, actor.permissions);
    if (lacking) return refuse('access.denied', { params: { action: describePermission(lacking) } });
    const sure = await confirmIdentity(deps.identity, actor.user.sub, proof, refuse('two_step.password_wrong'));
    if (!sure.ok) return sure;
    return inTurn({ db, deps }, 'API keys', async (turn) => {
      const now = deps.now();
      const { keys } = await db.readPartition(API_KEYS, { keys: ApiKeys }, { consistent: true });
      if (keys.filter((key) => keyWorks(key, now)).length >= MAX_KEYS)
        return refuse('api_key.too_many', { params: { limit: String(MAX_KEYS) } });
      const key = `${KEY_MARK}${randomBytes(KEY_BYTES).toString('base64url')}`;
      const made: ApiKey = {
        id: deps.newId('api_key'),
        name,
        prefix: key.slice(0, KEY_SHOWN),
        hash: tokenHash(key),
        scopes: [...new Set(scopes)],
        user_id: actor.user_id,
        created_at: now,
        ...(days && { expires_at: daysLater(now, days) }),
        version: 1,
      };
      const notice = await ownerNotice(db, deps, actor, { what: 'api_key', name });
      const kept = await commit({
        writes: [turn, db.insert(ApiKeys, made), ...notice],
        events: [apiKeyMade({ id: made.id, name, owner: actor.company.owner_user_id })],
        audit: { changes: { name, scopes: made.scopes } },
        answer: true,
      });
      return kept.ok ? ok({ key, api_key: { ...made, made_by: actor.name } }) : kept;
    });
  },
  { identity: identityAdapter },
);
