import type { Actor } from '@wayline/core/access/actor';
import type { User } from '@wayline/core/access/company';

/** Whoever has the users of the company on screen reads them again. */
export const peopleChangedEvent = (actor: Actor) => ({
  kind: 'settings_updated' as const,
  channels: [`company.${actor.company_id}`],
  entity_id: 'users',
});

/** Closes every live connection of these users, and says so to their pages. */
export const sessionsEndedEvent = (users: readonly Pick<User, 'id'>[]) => ({
  kind: 'logout' as const,
  channels: users.map(({ id }) => `user.${id}`),
  ...(users[0] && { entity_id: users[0].id }),
});
