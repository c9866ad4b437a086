import { TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { documentsContracts } from '@wayline/core/areas/clients/documents.contract';
import { countReveal } from '@wayline/core/areas/clients/reveals/count-reveal';
import { ok, refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

/** Decrypts the number of a travel document. Who looked, and why, is written before it is shown. Source: R-ACC-073 (G-173). */
export const handler = endpoint(
  documentsContracts['crm.documents.reveal'],
  async ({ input: { client_id, id, reason }, actor, db, deps, commit }) => {
    const document = await db.get(TravelDocuments, { client_id, id });
    if (!document?.number_encrypted) return refuse('record.missing');
    const noted = await retryOnConflict(async () => {
      const counted = await countReveal(db, actor, deps.now());
      if (!counted.ok) return counted;
      return commit({
        ...counted.value,
        audit: { subject: client_id, action: 'client.document_revealed', changes: { kind: document.kind, reason } },
        answer: { number: '' },
      });
    });
    if (!noted.ok) return noted;
    return ok({ number: await deps.seal.decrypt(actor.company_id, 'document_number', document.number_encrypted) });
  },
  { seal: encryptionAdapter },
);
