import type { Actor } from '@wayline/core/access/actor';

/** What open pages of the company hear when one of its templates changes. */
export const templateEvent = (actor: Actor, did: string) => ({
  kind: 'task_added_or_updated' as const,
  channels: [`company.${actor.company_id}`],
  title: `${actor.name} ${did}`,
});
