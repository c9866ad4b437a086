import { record } from '../../../store/record';
import { clientEvents } from '../client.events';
import { ofClient } from '../client.records';
import { ofItsClient } from '../of-its-client';
import { ClientNote } from './client-note';

/** What was written down about a client, beside the client. */
export const ClientNotes = record({
  name: 'client_note',
  schema: ClientNote,
  key: ['client_id', 'id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['NOTE', k.id],
  label: ({ kind }) => kind,
  history: ({ client_id }) => client_id,
  facts: {
    created: ofItsClient(clientEvents.note_added),
    changed: ofItsClient(clientEvents.note_changed),
    deleted: ofItsClient(clientEvents.note_removed),
  },
  unaudited: ['client_id', 'came_from', 'author_id', 'author_name'],
});
