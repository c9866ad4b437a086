import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import type { FieldEncryption } from '../../store/field-encryption';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { checkBirthDate } from './check-birth-date';
import { clientEvents } from './client.events';
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
    const document = {
      ...draft,
      ...(await encryptDocumentNumber(call, number)),
      client_id,
      id: deps.newId('travel_document'),
      created_at: deps.now(),
      version: 1,
    };
    return commit({
      writes: [db.insert(TravelDocuments, document), db.checkUnchanged(Clients, client, ['version'])],
      audit: { subject: client_id },
      events: [clientEvents.document_added({ id: client_id })],
      answer: { document },
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
    const before = await db.get(TravelDocuments, { client_id, id });
    if (!before) return refuse('record.missing');
    const { number_encrypted: _encrypted, ...current } = before;
    if (before.version !== version) return refuse('record.stale', { current });
    const document = {
      ...before,
      ...changes,
      ...(number === undefined ? {} : await encryptDocumentNumber(call, number)),
      version: version + 1,
    };
    return commit({
      writes: [db.change(TravelDocuments, before, document)],
      audit: { subject: client_id },
      events: [clientEvents.document_changed({ id: client_id })],
      answer: { document },
    });
  });
