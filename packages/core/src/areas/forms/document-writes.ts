import type { Actor } from '../../access/actor';
import type { Deps } from '../../store/deps';
import type { FieldEncryption } from '../../store/field-encryption';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { encryptDocumentNumber, TravelDocuments } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';
import { findDocument, isDocumentTarget, type KnownProfile } from './profile-values';
import type { Submission } from './submission';

export type DocumentCall = { actor: Pick<Actor, 'company_id'>; db: TenantDb; deps: Deps & { seal: FieldEncryption } };
/** The submission by which a profile changes; its history names it and the form. */
export type From = Pick<Submission, 'id' | 'form_name'>;
export const toCause = ({ id, form_name }: From) => ({ changes: { submission: id, form: form_name } });

/** The documents of a profile with accepted answers laid over them: what is there changes, what isn't begins. Numbers are encrypted. */
export const writeDocuments = async (
  call: DocumentCall,
  profile: KnownProfile,
  documents: AppliedAnswers['documents'],
  from: From,
): Promise<Write[]> => {
  const { db, deps } = call;
  const writes: Write[] = [];
  for (const [kind, change] of Object.entries(documents)) {
    if (!isDocumentTarget(kind)) continue;
    const before = findDocument(profile, kind);
    const number = change.number ? await encryptDocumentNumber(call, change.number) : {};
    const fields = { ...change.fields, ...number };
    const begun = { ...fields, kind, id: deps.newId('travel_document'), client_id: profile.client.id };
    writes.push(
      before
        ? db.save(TravelDocuments, before, { ...before, ...fields }, toCause(from))
        : db.create(TravelDocuments, begun, toCause(from)),
    );
  }
  return writes;
};
