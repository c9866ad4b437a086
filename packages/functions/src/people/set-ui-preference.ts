import { forgetActor } from '@wayline/core/access/actor-cache';
import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { Users } from '@wayline/core/access/people.records';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

const ACTION = 'user.layout_chosen';

/** Keeps the layout that a user has chosen, so that it is the same on every machine. Source: R-SHELL-094, G-031. */
export const handler = endpoint(
  identityContracts['users.ui-preference.set'],
  ({ input: { ui_preference }, actor, db, commit }) =>
    retryOnConflict(async () => {
      const user = await db.get(Users, { id: actor.user_id }, true);
      if (!user) return refuse('record.missing');
      const answer = { success: true, ui_preference };
      if (user.ui_preference === ui_preference) return commitUnchanged({ actor, commit }, ACTION, answer);
      const outcome = await commit({
        writes: [db.save(Users, user, { ...user, ui_preference }, { action: ACTION, changes: { ui_preference } })],
        answer,
      });
      if (outcome.ok) forgetActor(user.sub);
      return outcome;
    }),
);
