import type { Actor } from '@wayline/core/access/actor';

/** What open pages of the company hear when one of its itinerary templates changes. */
export const templateChangedEvent = (actor: Actor, did: string) => ({
  kind: 'trip_data_updated' as const,
  channels: [`company.${actor.company_id}`],
  title: `${actor.name} ${did}`,
});
