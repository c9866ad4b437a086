/** What other areas may use of clients. */
export { type Client, type ClientRow, clientName } from './client';
export { Clients, ClientTrips } from './client.records';
export { ClientId } from './client-id';
