import type { SignedCall } from '../../../access/signed-call';
import { addDays } from '../../../base/days';
import type { Result } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { Clients, ofClient } from '../client.records';
import type { ClientId } from '../client-id';
import { refuse } from '../errors';
import { refuseDeleted } from '../merge/refuse-deleted';
import type { Consent, ConsentDraft } from './consent';
import { ClientConsents } from './consent.records';

/** So many answers of one client are kept. */
const MAX_CONSENTS = 500;

/** Writes down an answer of a client. A day after tomorrow is none on which somebody can have said so, wherever they are. */
export const recordConsent = (
  { actor, db, deps, commit }: SignedCall,
  { client_id, ...draft }: ConsentDraft & { client_id: ClientId },
): Promise<Result<{ consent: Consent }>> =>
  retryOnConflict(async () => {
    const kinds = { clients: Clients, consents: ClientConsents };
    const { clients, consents } = await db.readPartition(ofClient(client_id), kinds, { consistent: true });
    const [client] = clients;
    if (!client || client.deleted_at) return refuseDeleted(db, client);
    const now = deps.now();
    if (draft.day > addDays(now.slice(0, 10), 1)) return refuse('consent.in_future');
    if (consents.length >= MAX_CONSENTS) return refuse('consent.too_many', { params: { limit: String(MAX_CONSENTS) } });
    const recorded = { recorded_at: now, recorded_by: actor.name };
    const created = db.create(ClientConsents, { ...draft, ...recorded, client_id, id: deps.newId('consent') });
    return commit({
      writes: [created, db.checkUnchanged(Clients, client, ['version'])],
      answer: { consent: created.after },
    });
  });
