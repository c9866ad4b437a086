import { bookingsContracts } from './bookings/bookings.contract';
import { identityContracts } from './identity/identity.contract';
import { documentsContracts } from './itinerary/documents.contract';
import { itineraryContracts } from './itinerary/itinerary.contract';
import type { Contract } from './kernel/contract';
import { messagingContracts } from './messaging/messaging.contract';
import { notificationsContracts } from './notifications/notifications.contract';
import { tripsContracts } from './trips/trips.contract';

/** Every endpoint of Wayline by its id: routes, client, OpenAPI and sweeps are made from this table. */
export const CONTRACTS = {
  ...identityContracts,
  ...tripsContracts,
  ...bookingsContracts,
  ...itineraryContracts,
  ...documentsContracts,
  ...messagingContracts,
  ...notificationsContracts,
} as const;
export type Contracts = typeof CONTRACTS;
export type CallId = keyof Contracts;

/** The contracts as a list, for everything that loops over them. */
export const ALL_CONTRACTS: readonly Contract[] = Object.values(CONTRACTS);
