import { PEOPLE } from '../../access/people.records';
import { record } from '../../store/record';
import { teamChanged, teamCreated, teamDeleted, teamRestored } from './people.events';
import { Team } from './teams';

/** They lie with the users: the list of users, with their teams, is one read. */
export const Teams = record({
  name: 'team',
  schema: Team,
  key: ['id'],
  partition: () => PEOPLE,
  sort: (k) => ['TEAM', k.id],
  facts: { created: teamCreated, changed: teamChanged, deleted: teamDeleted, restored: teamRestored },
});
