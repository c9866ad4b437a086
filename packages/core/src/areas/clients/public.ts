/** What other areas may use of clients. */
export { checkBirthDate } from './check-birth-date';
export {
  Client,
  ClientDraft,
  type ClientRow,
  clientName,
} from './client';
export { clientEvents, clientsChanged } from './client.events';
export { Clients, type ClientTrip, ClientTrips, ofClient, type TravelDocument } from './client.records';
export { ClientId, DataImportId } from './client-id';
export { countClients, everyClient } from './client-lists';
export {
  addClientTrip,
  type ClientProfile,
  lastTraveledOfClient,
  readClientProfile,
  removeClientTrip,
  tripsOfClient,
} from './client-trips';
export { clientFilters } from './clients.contract';
export { toClientDays } from './dashboard/client-days.records';
export type { TravelingClient } from './dashboard/crm-dashboard';
export { type ComparedPerson, comparePeople, DUPLICATE_GRADES, type DuplicateGrade } from './duplicates/compare-people';
export { ClientMatchKeys, MATCH_KEYS } from './duplicates/match-key.records';
export { formatMatchKey, isBroadKey, listMatchKeys } from './duplicates/match-keys';
export { newClient, takeAccountNumbers, toNewClient } from './new-client';
export { searchClients } from './search-clients';
