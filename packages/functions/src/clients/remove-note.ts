import { ClientNotes } from '@wayline/core/areas/clients/notes/client-note.records';
import { notesContracts } from '@wayline/core/areas/clients/notes/notes.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notesContracts['crm.notes.delete'], async ({ input, db, commit }) => {
  const note = await db.get(ClientNotes, input);
  if (!note) return refuse('record.missing');
  return commit({ writes: [db.delete(ClientNotes, note)], answer: { status: 'success' as const } });
});
