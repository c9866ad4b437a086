import * as z from 'zod';
import { EncryptedText } from '../../base/encrypted-text';
import { TravelerId, TripId } from '../../base/ids';
import { getPurgeAt } from '../../base/purge-at';
import { Instant, Version } from '../../base/values';
import { listRow } from '../../store/list-row';
import { record, view } from '../../store/record';
import { Client, ClientMoneyRow, clientName } from './client';
import { clientEvents } from './client.events';
import { ClientId, TravelDocumentId } from './client-id';
import { ClientDays, toClientDays } from './dashboard/client-days.records';
import { Expiration, Expirations } from './dashboard/expirations.records';
import { ClientMatchKeys } from './duplicates/match-key.records';
import { listMatchKeys } from './duplicates/match-keys';
import { ofItsClient } from './of-its-client';
import { HouseholdMembers, RelatedClients, toHouseholdMembers, toRelatedClients } from './related/related.records';
import { TravelDocumentDraft } from './travel-document';

export const CLIENT_LIST = ['CLIENTS'] as const;
export const DELETED_CLIENT_LIST = ['DELETED_CLIENTS'] as const;

/** All that is kept of a client lies together, so that a profile is one query. */
export const ofClient = (id: string) => ['CLIENT', id] as const;

/** How the list of individuals is kept: what trips and money move, beside the text. */
export const ClientRows = listRow(ClientMoneyRow, {
  columns: [
    'ind_code',
    'first_name',
    'last_name',
    'emails',
    'phone',
    'created_at',
    'dob',
    'tags',
    'referral_source',
    'client_status',
    'client_individual_id',
    'advisor_id',
    'deleted_at',
    'version',
  ],
  beside: ['trips', 'last_traveled', 'balance_due', 'client_credit'],
  keyed: { id: ({ order: [id = ''] }) => id },
  usual: { last_name: '', emails: [], tags: [], advisor_id: [], client_status: 'active' },
});

/** A person the agency knows; one that is deleted stands in a list of its own until it can no longer be restored. */
export const Clients = record({
  name: 'client',
  schema: Client,
  key: ['id'],
  partition: (k) => ofClient(k.id),
  sort: () => ['CLIENT'],
  list: (client) => ({
    list: client.deleted_at ? DELETED_CLIENT_LIST : CLIENT_LIST,
    order: [client.id],
    row: ClientRows.pack(client),
  }),
  counted: true,
  due: ({ deleted_at }) => deleted_at && getPurgeAt(deleted_at),
  label: clientName,
  facts: clientEvents,
  unaudited: ['imported'],
  views: [
    view(ClientDays, toClientDays),
    view(HouseholdMembers, toHouseholdMembers),
    view(RelatedClients, toRelatedClients),
    view(ClientMatchKeys, (client: Client) => listMatchKeys(client).map((key) => ({ ...key, client_id: client.id }))),
  ],
});

/** A passport, visa or known-traveler number of a client. Its number is encrypted and revealed by its own endpoint. */
export const TravelDocument = TravelDocumentDraft.extend({
  id: TravelDocumentId,
  client_id: ClientId,
  number_encrypted: EncryptedText.optional(),
  /** The last letters of the number, to tell one document from another; empty where it is too short to show any, missing where there is none. */
  number_ends: z.string().max(8).optional(),
  created_at: Instant,
  version: Version,
});
export type TravelDocument = z.infer<typeof TravelDocument>;

const toExpirations = ({ expiration, ...document }: TravelDocument) =>
  expiration ? [Expiration.parse({ ...document, expiration })] : [];

export const TravelDocuments = record({
  name: 'travel_document',
  schema: TravelDocument,
  key: ['client_id', 'id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['DOCUMENT', k.id],
  label: ({ kind, country }) => [kind, country].filter(Boolean).join(' '),
  history: ({ client_id }) => client_id,
  facts: {
    created: ofItsClient(clientEvents.document_added),
    changed: ofItsClient(clientEvents.document_changed),
    deleted: ofItsClient(clientEvents.document_removed),
  },
  unaudited: ['client_id', 'number_ends'],
  views: [view(Expirations, toExpirations)],
});

/** That a client is on a trip, as which of its travelers. It goes with whichever of them goes. */
export const ClientTrips = record({
  name: 'client_trip',
  schema: z.object({ client_id: ClientId, trip_id: TripId, traveler_id: TravelerId, added_at: Instant }),
  key: ['client_id', 'trip_id', 'traveler_id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['TRIP', k.trip_id, k.traveler_id],
});
export type ClientTrip = z.infer<typeof ClientTrips.schema>;
