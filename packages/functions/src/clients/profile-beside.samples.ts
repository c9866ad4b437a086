import type { clientFilesContracts } from '@wayline/core/areas/clients/files/files.contract';
import type { clientHistoryContracts } from '@wayline/core/areas/clients/history/history.contract';
import type { notesContracts } from '@wayline/core/areas/clients/notes/notes.contract';
import type { relatedContracts } from '@wayline/core/areas/clients/related/related.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const NO_ENTRY = `aud_${'0'.repeat(26)}`;

export const SAMPLES = {
  'crm.notes.create': (p) => ({ client_id: p.client, kind: 'call', text: 'Wants a quieter room next time.' }),
  'crm.notes.update': (p) => ({ client_id: p.client, id: p.clientNote, version: 1, text: 'A quieter room.' }),
  'crm.notes.delete': (p) => ({ client_id: p.client, id: p.clientNote }),
  'crm.attachments.upload': (p) => ({ client_id: p.client, name: 'Waiver.pdf', size: 9 }),
  'crm.attachments.create': (p) => ({ client_id: p.client, file_id: p.clientUpload, name: 'Waiver.pdf' }),
  'crm.attachments.list': (p) => ({ client_id: p.client }),
  'crm.attachments.get': (p) => ({ client_id: p.client, file_id: p.clientFile }),
  'crm.attachments.delete': (p) => ({ client_id: p.client, file_id: p.clientFile }),
  'crm.history.list': (p) => ({ client_id: p.client, fields: 'phone,emails' }),
  'crm.history.undo': (p) => ({ client_id: p.client, entry: NO_ENTRY }),
  'crm.related.get': (p) => ({ client_id: p.client }),
  'crm.households.create': (p) => ({ name: 'The Linds', members: [p.client], address: { city_name: 'Portland' } }),
  'crm.households.update': (p) => ({ id: p.household, version: 1, name: 'The Linds', join: [p.client] }),
} satisfies SamplesOf<
  typeof notesContracts & typeof clientFilesContracts & typeof clientHistoryContracts & typeof relatedContracts
>;
