import { clientEvents } from '@wayline/core/areas/clients/client.events';
import { ClientNotes } from '@wayline/core/areas/clients/notes/client-note.records';
import { notesContracts } from '@wayline/core/areas/clients/notes/notes.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notesContracts['crm.notes.delete'], async ({ input, db, commit }) => {
  const note = await db.get(ClientNotes, input);
  if (!note) return refuse('record.missing');
  return commit({
    writes: [db.deleteIfUnchanged(ClientNotes, note, ['version'])],
    audit: { subject: input.client_id },
    events: [clientEvents.note_removed({ id: input.client_id })],
    answer: { status: 'success' as const },
  });
});
