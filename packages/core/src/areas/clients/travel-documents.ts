import type { SignedCall } from '../../access/signed-call';
import type { Result } from '../../base/result';
import { checkSeen } from '../../store/check-seen';
import type { FieldEncryption } from '../../store/field-encryption';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { checkBirthDate } from './check-birth-date';
import { Clients, type TravelDocument, TravelDocuments } from './client.records';
import type { ClientId, TravelDocumentId } from './client-id';
import { refuseDeleted } from './merge/refuse-deleted';
import type { TravelDocumentDraft } from './travel-document';

type Call = SignedCall<{ seal: FieldEncryption }>;
type Saved = Promise<Result<{ document: TravelDocument }>>;
const SHOWN_LETTERS = 4;
const SHORT = 8;

/** Of a number what tells it from others: its end, and of a short one nothing, which says only that there is one. */
const endOf = (number: string) => {
  const letters = [...number];
  return letters.length >= SHORT ? letters.slice(-SHOWN_LETTERS).join('') : '';
};

/** The number of a document as it is kept: encrypted, and its end to tell one from another. */
export const encryptDocumentNumber = async (
  { actor, deps }: { actor: Pick<Call['actor'], 'company_id'>; deps: Pick<Call['deps'], 'seal'> },
  number: string | undefined,
) =>
  number
    ? {
        number_encrypted: await deps.seal.encrypt(actor.company_id, 'document_number', number),
        number_ends: endOf(number),
      }
    : { number_encrypted: undefined, number_ends: undefined };

/** Adds a travel document to a client, its number encrypted. Source: G-173. */
export const addDocument = (
  call: Call,
  { client_id, number, ...draft }: TravelDocumentDraft & { client_id: ClientId; number?: string | undefined },
): Saved =>
  retryOnConflict(async () => {
    const { db, deps, commit } = call;
    const birth = checkBirthDate(draft.birth_date, deps.now(), 'birth_date');
    if (!birth.ok) return birth;
    const client = await db.get(Clients, { id: client_id });
    if (!client || client.deleted_at) return refuseDeleted(db, client);
    const created = db.create(TravelDocuments, {
      ...draft,
      ...(await encryptDocumentNumber(call, number)),
      client_id,
      id: deps.newId('travel_document'),
    });
    return commit({
      writes: [created, db.checkUnchanged(Clients, client, ['version'])],
      answer: { document: created.after },
    });
  });

type Changes = Partial<TravelDocumentDraft> & { client_id: ClientId; id: TravelDocumentId; version: number };

/** Changes a travel document. A number that is left out stays as it is and unread, an empty one goes. */
export const changeDocument = (
  call: Call,
  { client_id, id, version, number, ...changes }: Changes & { number?: string | undefined },
): Saved =>
  retryOnConflict(async () => {
    const { db, deps, commit } = call;
    const birth = checkBirthDate(changes.birth_date, deps.now(), 'birth_date');
    if (!birth.ok) return birth;
    const stands = await db.get(TravelDocuments, { client_id, id });
    const seen = checkSeen(stands, version, ({ number_encrypted: _encrypted, ...current }) => current);
    if (!seen.ok) return seen;
    const encrypted = number === undefined ? {} : await encryptDocumentNumber(call, number);
    const saved = db.save(TravelDocuments, seen.value, { ...seen.value, ...changes, ...encrypted });
    return commit({ writes: [saved], answer: { document: saved.after } });
  });
