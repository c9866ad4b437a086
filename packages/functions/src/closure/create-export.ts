import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import type { DataExport } from '@wayline/core/areas/closure/account-closure';
import { closingContracts } from '@wayline/core/areas/closure/account-closure.contract';
import { DataExports, EXPORTS } from '@wayline/core/areas/closure/account-closure.records';
import { exportAsked } from '@wayline/core/areas/closure/closure.events';
import { confirmIdentity } from '@wayline/core/areas/people/confirm-identity';
import { refuse } from '@wayline/core/areas/people/errors';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../people/identity-adapter';
import { ownerNotice } from '../people/owner-notice';

const HOUR_MS = 3_600_000;

/** Has everything of the company written down by the job, once the password is given, and tells the owner. Each is much work, so a new one within the hour is the one that is there. */
export const handler = endpoint(
  closingContracts['users.exports.create'],
  async ({ input: proof, actor, db, deps, commit }) => {
    const { now } = deps;
    const sure = await confirmIdentity(deps.identity, actor.user.sub, proof, refuse('two_step.password_wrong'));
    if (!sure.ok) return sure;
    const { exports } = await db.readPartition(EXPORTS, { exports: DataExports }, { consistent: true });
    const recent = exports.find(
      ({ state, created_at }) => state === 'running' || Date.parse(now()) - Date.parse(created_at) < HOUR_MS,
    );
    if (recent) return commitUnchanged({ actor, commit }, 'export.asked_again', { export: recent });
    const made: DataExport = {
      id: deps.newId('data_export'),
      user_id: actor.user_id,
      state: 'running',
      parts: [],
      records: 0,
      files: 0,
      phase: 'records',
      created_at: now(),
      version: 1,
    };
    const notice = await ownerNotice(db, deps, actor, { what: 'export' });
    return commit({
      writes: [db.insert(DataExports, made), ...notice],
      events: [exportAsked({ id: made.id, owner: actor.company.owner_user_id })],
      answer: { export: made },
    });
  },
  { identity: identityAdapter },
);
