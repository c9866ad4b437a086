import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { teamDeleted, teamRestored } from '@wayline/core/areas/people/people.events';
import { teamsContracts } from '@wayline/core/areas/people/teams.contract';
import { Teams } from '@wayline/core/areas/people/teams.records';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

const DONE = { status: 'success' as const };

/** Deletes a team or brings it back. Who is in it is said with each user, and holds again with the team. */
export const handler = endpoint(teamsContracts['users.teams.delete'], (call) =>
  retryOnConflict(async () => {
    const { input, db, deps, commit } = call;
    const before = await db.get(Teams, { id: input.id });
    if (!before) return refuse('record.missing');
    const event = input.deleted ? teamDeleted : teamRestored;
    if (Boolean(before.deleted_at) === input.deleted) return commitUnchanged(call, event.eventName, DONE);
    const after = { ...before, deleted_at: input.deleted ? deps.now() : undefined };
    return commit({ writes: [db.save(Teams, before, after)], answer: DONE });
  }),
);
