import { area } from '../../contract/area';
import { clientsContracts } from './clients.contract';
import { consentsContracts } from './consents/consents.contract';
import { dashboardContracts } from './dashboard/dashboard.contract';
import { documentsContracts } from './documents.contract';
import { duplicatesContracts } from './duplicates/duplicates.contract';
import { clientFilesContracts } from './files/files.contract';
import { clientHistoryContracts } from './history/history.contract';
import { mergeContracts } from './merge/merge.contract';
import { notesContracts } from './notes/notes.contract';
import { relatedContracts } from './related/related.contract';

export const clientsArea = area({
  name: 'clients',
  contracts: {
    ...clientsContracts,
    ...documentsContracts,
    ...duplicatesContracts,
    ...mergeContracts,
    ...dashboardContracts,
    ...consentsContracts,
    ...notesContracts,
    ...clientFilesContracts,
    ...clientHistoryContracts,
    ...relatedContracts,
  },
});
