import type { Actor } from '@wayline/core/identity/actor';

/** What the company's open pages hear when the library or the cloud storage changes. */
export const libraryEvent = (actor: Actor, id: string, title: string) => ({
  kind: 'booking_data_updated' as const,
  channels: [`company.${actor.company_id}`],
  title,
  entity_id: id,
});
