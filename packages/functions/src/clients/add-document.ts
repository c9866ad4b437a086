import { documentsContracts } from '@wayline/core/areas/clients/documents.contract';
import { addDocument } from '@wayline/core/areas/clients/travel-documents';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-073 (G-173). */
export const handler = endpoint(documentsContracts['crm.documents.create'], (call) => addDocument(call, call.input), {
  seal: encryptionAdapter,
});
