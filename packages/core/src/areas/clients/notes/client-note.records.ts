import { record } from '../../../store/record';
import { ofClient } from '../client.records';
import { ClientNote } from './client-note';

/** What was written down about a client, beside the client. */
export const ClientNotes = record({
  name: 'client_note',
  schema: ClientNote,
  key: ['client_id', 'id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['NOTE', k.id],
  label: ({ kind }) => kind,
  unaudited: ['client_id', 'came_from', 'author_id', 'author_name'],
});
