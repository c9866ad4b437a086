/** What other areas may use of clients. */
export { type Client, ClientDraft, type ClientRow, clientName } from './client';
export { clientEvents } from './client.events';
export { Clients, type ClientTrip, ClientTrips, ofClient, type TravelDocument } from './client.records';
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
export type { TravelingClient } from './dashboard/crm-dashboard';
export { newClient } from './new-client';
