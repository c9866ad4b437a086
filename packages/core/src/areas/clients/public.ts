/** What other areas may use of clients. */

export { checkBirthDate } from './check-birth-date';
export {
  type Client,
  ClientDraft,
  type ClientRow,
  CONTACT_METHODS,
  clientName,
  GENDERS,
  SHIRT_SIZES,
} from './client';
export { clientEvents } from './client.events';
export {
  Clients,
  type ClientTrip,
  ClientTrips,
  ofClient,
  type TravelDocument,
  TravelDocuments,
} from './client.records';
export { ClientId } from './client-id';
export { everyClient } from './client-lists';
export {
  addClientTrip,
  type ClientProfile,
  lastTraveledOfClient,
  readClientProfile,
  removeClientTrip,
  tripsOfClient,
} from './client-trips';
export { Duplicate } from './duplicates/duplicate';
export { findDuplicates } from './duplicates/find-duplicates';
export { refuseDeleted } from './merge/refuse-deleted';
export type { TravelingClient } from './dashboard/crm-dashboard';
export { newClient } from './new-client';
export { encryptDocumentNumber } from './travel-documents';
