import { TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { documentsContracts } from '@wayline/core/areas/clients/documents.contract';
import { noteReveal } from '@wayline/core/areas/clients/reveals/note-reveal';
import { ok, refuse } from '@wayline/core/base/result';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

/** Decrypts the number of a travel document. Who looked, and why, is written before it is shown. Source: R-ACC-073 (G-173). */
export const handler = endpoint(
  documentsContracts['crm.documents.reveal'],
  async (call) => {
    const { actor, db, deps, input } = call;
    const { client_id, id, reason } = input;
    const document = await db.get(TravelDocuments, { client_id, id });
    if (!document?.number_encrypted) return refuse('record.missing');
    const noted = await noteReveal(call, {
      subject: client_id,
      action: 'client.document_revealed',
      changes: { kind: document.kind, reason },
    });
    if (!noted.ok) return noted;
    return ok({ number: await deps.seal.decrypt(actor.company_id, 'document_number', document.number_encrypted) });
  },
  { seal: encryptionAdapter },
);
