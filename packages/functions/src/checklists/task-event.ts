import type { Actor } from '@wayline/core/identity/actor';
import type { TripId } from '@wayline/core/kernel/ids';

/** What open pages hear when a checklist changes. Source: R-SHELL-187. */
export const taskEvent = (actor: Actor, trip: TripId, title: string) => ({
  kind: 'task_added_or_updated' as const,
  channels: [`trip.${trip}`, `company.${actor.company_id}`],
  title: `${actor.name} ${title}`,
  trip_id: trip,
});
