import type { SignedCall } from '../../../access/signed-call';
import type { Result } from '../../../base/result';
import { Audits } from '../../../store/audits';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { changedSince, withUndone } from '../../../store/undo-fields';
import { Client, ClientDraft } from '../client';
import { clientEvents } from '../client.events';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import { refuse } from '../errors';
import { refuseDeleted } from '../merge/refuse-deleted';
import { describeField, findUndoableChanges } from './describe-client-entry';

/** Takes one entry of a client's history back. What somebody has changed since is never overwritten: it is named instead. */
export const undoClientChange = (
  { db, commit }: SignedCall,
  { client_id, entry }: { client_id: ClientId; entry: string },
): Promise<Result<{ client: Client }>> =>
  retryOnConflict(async () => {
    const [row, before] = await db.getMany([
      { def: Audits, key: { subject: client_id, id: entry } },
      { def: Clients, key: { id: client_id } },
    ]);
    if (!before || before.deleted_at) return refuseDeleted(db, before);
    if (!row) return refuse('record.missing');
    const changes = findUndoableChanges(row);
    if (!changes) return refuse('client.not_undoable');
    const since = changedSince(before, changes);
    if (since.length > 0)
      return refuse('client.changed_since', { params: { what: since.map(describeField).join(', ') } });
    const undone = withUndone(before, changes);
    const fields = ClientDraft.safeParse(undone);
    if (!fields.success) return refuse('client.not_undoable');
    const telling = { as: clientEvents.change_undone, changes: { undoes: entry } };
    const saved = db.save(Clients, before, Client.parse(undone), telling);
    return commit({ writes: [saved], answer: { client: saved.after } });
  });
