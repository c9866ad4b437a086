import { covers, KEY_SERVICES, type KeyScope, type KeyService, permissionLacking } from '@wayline/core/access/api-keys';
import type { Permission } from '@wayline/core/access/permissions';

/** What the services hold, in the words of the screen. */
const SERVICE_WORDS: Readonly<Record<KeyService, string>> = {
  trips: 'Trips, travelers, itineraries',
  book: 'Bookings and the library',
  crm: 'Clients, suppliers, tags',
  misc: 'Dashboard, files, notifications',
  messaging: 'Emails and reminders',
  lookups: 'Shared lists',
};
/** What a key may do with a service. */
export type Reach = '' | 'read' | 'write';
const REACH_WORDS = { read: 'Read', write: 'Read and edit' } as const;

const reachOf = (scopes: readonly KeyScope[], service: KeyService): Reach => {
  if (covers(scopes, `${service}:write`)) return 'write';
  return covers(scopes, `${service}:read`) ? 'read' : '';
};
/** What a key may do, as a line. */
export const scopeLine = (scopes: readonly KeyScope[]): string =>
  KEY_SERVICES.map((service) => ({ service, reach: reachOf(scopes, service) }))
    .flatMap(({ service, reach }) => (reach ? [`${SERVICE_WORDS[service]}: ${REACH_WORDS[reach].toLowerCase()}`] : []))
    .join(' · ');

/** Each service with what somebody with these permissions may let a key do. */
export const scopeChoices = (held: readonly Permission[]) =>
  KEY_SERVICES.map((service) => ({
    service,
    label: SERVICE_WORDS[service],
    options: (['read', 'write'] as const)
      .filter((reach) => !permissionLacking([`${service}:${reach}`], held))
      .map((value) => ({ value, label: REACH_WORDS[value] })),
  }));

/** The scopes of what was chosen for each service. */
export const toKeyScopes = (chosen: Partial<Record<KeyService, Reach>>): KeyScope[] =>
  KEY_SERVICES.flatMap((service) => (chosen[service] ? [`${service}:${chosen[service]}` as KeyScope] : []));
