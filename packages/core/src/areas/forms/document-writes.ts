import type { Actor } from '../../access/actor';
import type { Deps } from '../../store/deps';
import type { FieldEncryption } from '../../store/field-encryption';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { encryptDocumentNumber, TravelDocuments } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';
import { findDocument, isDocumentTarget, type KnownProfile } from './profile-values';

type Call = { actor: Pick<Actor, 'company_id'>; db: TenantDb; deps: Deps & { seal: FieldEncryption } };

/** The documents of a profile with accepted answers laid over them: what is there changes, what isn't begins. Numbers are encrypted. */
export const writeDocuments = async (
  call: Call,
  profile: KnownProfile,
  documents: AppliedAnswers['documents'],
): Promise<Write[]> => {
  const { db, deps } = call;
  const writes: Write[] = [];
  for (const [kind, change] of Object.entries(documents)) {
    if (!isDocumentTarget(kind)) continue;
    const before = findDocument(profile, kind);
    const number = change.number ? await encryptDocumentNumber(call, change.number) : {};
    const fields = { ...change.fields, ...number };
    writes.push(
      before
        ? db.change(TravelDocuments, before, { ...before, ...fields, version: before.version + 1 })
        : db.insert(TravelDocuments, {
            ...fields,
            kind,
            id: deps.newId('travel_document'),
            client_id: profile.client.id,
            created_at: deps.now(),
            version: 1,
          }),
    );
  }
  return writes;
};
