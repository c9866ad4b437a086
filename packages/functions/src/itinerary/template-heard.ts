import type { Actor } from '@wayline/core/identity/actor';

/** What open pages of the company hear when one of its itinerary templates changes. */
export const templateHeard = (actor: Actor, did: string) => ({
  kind: 'trip_data_updated' as const,
  channels: [`company.${actor.company_id}`],
  title: `${actor.name} ${did}`,
});
