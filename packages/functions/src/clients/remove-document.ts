import { TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { documentsContracts } from '@wayline/core/areas/clients/documents.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(documentsContracts['crm.documents.delete'], async ({ input, db, commit }) => {
  const document = await db.get(TravelDocuments, input);
  if (!document) return refuse('record.missing');
  return commit({ writes: [db.delete(TravelDocuments, document)], answer: { status: 'success' as const } });
});
