import { agenciesContracts } from './agencies/agencies.contract';
import { bookingListsContracts } from './bookings/booking-lists.contract';
import { bookingsContracts } from './bookings/bookings.contract';
import { cancellationContracts } from './bookings/cancellation.contract';
import { lookupsContracts } from './bookings/lookups.contract';
import { mastersContracts } from './bookings/masters.contract';
import { checklistsContracts } from './checklists/checklists.contract';
import { closingContracts } from './closing/closing.contract';
import { domainsContracts } from './domains/domains.contract';
import { historyContracts } from './history/history.contract';
import { versionsContracts } from './history/versions.contract';
import { apiKeysContracts } from './identity/api-keys.contract';
import { companyPageContracts } from './identity/company-page.contract';
import { identityContracts } from './identity/identity.contract';
import { rolesContracts } from './identity/roles.contract';
import { teamsContracts } from './identity/teams.contract';
import { usersContracts } from './identity/users.contract';
import { documentsContracts } from './itinerary/documents.contract';
import { itineraryContracts } from './itinerary/itinerary.contract';
import { viewsContracts } from './itinerary/views/views.contract';
import type { Contract } from './kernel/contract';
import { cloudContracts } from './library/cloud.contract';
import { libraryContracts } from './library/library.contract';
import { sharedLookupsContracts } from './lookups/shared-lookups.contract';
import { messagingContracts } from './messaging/messaging.contract';
import { countsContracts } from './notifications/counts.contract';
import { notificationsContracts } from './notifications/notifications.contract';
import { packagesContracts } from './packages/packages.contract';
import { pricingContracts } from './pricing/pricing.contract';
import { profileContracts } from './settings/profile.contract';
import { settingsContracts } from './settings/settings.contract';
import { subscriptionContracts } from './subscription/subscription.contract';
import { tagsContracts } from './tags/tags.contract';
import { lifecycleContracts } from './trips/lifecycle.contract';
import { peopleContracts } from './trips/people.contract';
import { tripFilesContracts } from './trips/trip-files.contract';
import { tripsContracts } from './trips/trips.contract';
import { tutorialsContracts } from './tutorials/tutorials.contract';

/** Every endpoint of Wayline by its id: routes, client, OpenAPI and sweeps are made from this table. */
export const CONTRACTS = {
  ...identityContracts,
  ...companyPageContracts,
  ...tripsContracts,
  ...bookingsContracts,
  ...itineraryContracts,
  ...documentsContracts,
  ...messagingContracts,
  ...notificationsContracts,
  ...lifecycleContracts,
  ...peopleContracts,
  ...tripFilesContracts,
  ...checklistsContracts,
  ...historyContracts,
  ...versionsContracts,
  ...pricingContracts,
  ...cancellationContracts,
  ...mastersContracts,
  ...lookupsContracts,
  ...bookingListsContracts,
  ...libraryContracts,
  ...cloudContracts,
  ...viewsContracts,
  ...packagesContracts,
  ...usersContracts,
  ...rolesContracts,
  ...teamsContracts,
  ...apiKeysContracts,
  ...agenciesContracts,
  ...settingsContracts,
  ...domainsContracts,
  ...profileContracts,
  ...subscriptionContracts,
  ...tagsContracts,
  ...sharedLookupsContracts,
  ...tutorialsContracts,
  ...countsContracts,
  ...closingContracts,
} as const;
export type Contracts = typeof CONTRACTS;
export type CallId = keyof Contracts;

/** The contracts as a list, for everything that loops over them. */
export const ALL_CONTRACTS: readonly Contract[] = Object.values(CONTRACTS);
