import { changeNote } from '@wayline/core/areas/clients/notes/client-notes';
import { notesContracts } from '@wayline/core/areas/clients/notes/notes.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notesContracts['crm.notes.update'], (call) => changeNote(call, call.input));
