import { agenciesContracts } from './areas/agencies/agencies.contract';
import { closingContracts } from './areas/closure/account-closure.contract';
import { domainsContracts } from './areas/domains/domains.contract';
import { cloudContracts } from './areas/library/cloud.contract';
import { libraryContracts } from './areas/library/library.contract';
import { sharedLookupsContracts } from './areas/lookups/shared-lookups.contract';
import { countsContracts } from './areas/notifications/counts.contract';
import { notificationsContracts } from './areas/notifications/notifications.contract';
import { apiKeysContracts } from './areas/people/api-keys.contract';
import { companyPageContracts } from './areas/people/company-page.contract';
import { identityContracts } from './areas/people/identity.contract';
import { profileContracts } from './areas/people/profile.contract';
import { rolesContracts } from './areas/people/roles.contract';
import { teamsContracts } from './areas/people/teams.contract';
import { usersContracts } from './areas/people/users.contract';
import { settingsContracts } from './areas/setting-pages/settings.contract';
import { subscriptionContracts } from './areas/subscription/subscription.contract';
import { tagsContracts } from './areas/tags/tags.contract';
import { bookingListsContracts } from './areas/trip/bookings/booking-lists.contract';
import { bookingsContracts } from './areas/trip/bookings/bookings.contract';
import { cancellationContracts } from './areas/trip/bookings/cancellation.contract';
import { lookupsContracts } from './areas/trip/bookings/lookups.contract';
import { mastersContracts } from './areas/trip/bookings/masters.contract';
import { checklistsContracts } from './areas/trip/checklists/checklists.contract';
import { dashboardContracts } from './areas/trip/deadlines/dashboard.contract';
import { historyContracts } from './areas/trip/history/history.contract';
import { versionsContracts } from './areas/trip/history/versions.contract';
import { documentsContracts } from './areas/trip/itinerary/documents.contract';
import { itineraryContracts } from './areas/trip/itinerary/itinerary.contract';
import { viewsContracts } from './areas/trip/planner-views/views.contract';
import { pricingContracts } from './areas/trip/pricing/pricing.contract';
import { messagingContracts } from './areas/trip/reminders/messaging.contract';
import { packagesContracts } from './areas/trip/trip-packages/packages.contract';
import { lifecycleContracts } from './areas/trip/trips/lifecycle.contract';
import { peopleContracts } from './areas/trip/trips/people.contract';
import { tripFilesContracts } from './areas/trip/trips/trip-files.contract';
import { tripsContracts } from './areas/trip/trips/trips.contract';
import { tutorialsContracts } from './areas/tutorials/tutorials.contract';
import type { Contract } from './contract/contract';

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
  ...dashboardContracts,
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
