import type { Actor } from '@wayline/core/identity/actor';
import type { User } from '@wayline/core/identity/company';

/** Whoever has the users of the company on screen reads them again. */
export const peopleChanged = (actor: Actor) => ({
  kind: 'settings_updated' as const,
  channels: [`company.${actor.company_id}`],
  entity_id: 'users',
});

/** Closes every live connection of these users, and says so to their pages. */
export const sessionsEnd = (users: readonly Pick<User, 'id'>[]) => ({
  kind: 'logout' as const,
  channels: users.map(({ id }) => `user.${id}`),
  ...(users[0] && { entity_id: users[0].id }),
});
