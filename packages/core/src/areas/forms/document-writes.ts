import type { Actor } from '../../access/actor';
import type { Deps } from '../../store/deps';
import type { FieldEncryption } from '../../store/field-encryption';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { encryptDocumentNumber, TravelDocuments } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';
import { findDocument, isDocumentTarget, type KnownProfile } from './profile-values';

export type DocumentCall = { actor: Pick<Actor, 'company_id'>; db: TenantDb; deps: Deps & { seal: FieldEncryption } };

/** The write of a document, and whether the profile had it before. */
export type DocumentWrite = { write: Write; known: boolean };

/** The documents of a profile with accepted answers laid over them: what is there changes, what isn't begins. Numbers are encrypted. */
export const writeDocuments = async (
  call: DocumentCall,
  profile: KnownProfile,
  documents: AppliedAnswers['documents'],
): Promise<DocumentWrite[]> => {
  const { db, deps } = call;
  const writes: DocumentWrite[] = [];
  for (const [kind, change] of Object.entries(documents)) {
    if (!isDocumentTarget(kind)) continue;
    const before = findDocument(profile, kind);
    const number = change.number ? await encryptDocumentNumber(call, change.number) : {};
    const fields = { ...change.fields, ...number };
    const write = before
      ? db.change(TravelDocuments, before, { ...before, ...fields, version: before.version + 1 })
      : db.insert(TravelDocuments, {
          ...fields,
          kind,
          id: deps.newId('travel_document'),
          client_id: profile.client.id,
          created_at: deps.now(),
          version: 1,
        });
    writes.push({ write, known: before !== undefined });
  }
  return writes;
};
