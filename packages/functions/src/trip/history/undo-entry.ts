import { describePermission } from '@wayline/core/access/access';
import { refuse } from '@wayline/core/areas/trip/history/errors';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { findUndoAction, neededFor } from '@wayline/core/areas/trip/history/undo-action';
import { undoDeletion, undoFields, undoMove } from '@wayline/core/areas/trip/history/undo-handlers';
import { changesWithheld } from '@wayline/core/areas/trip/history/visible-changes';
import { readSettled } from '@wayline/core/areas/trip/trips/dates/run-move';
import { ok } from '@wayline/core/base/result';
import { Audits } from '@wayline/core/store/audits';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Takes one entry of the history back: the fields it changed, the move of the dates, or the deletion of a booking. */
export const handler = endpoint(historyContracts['trips.history.undo'], (call) =>
  retryOnConflict(async () => {
    const { input, actor, db, deps } = call;
    const now = deps.now();
    const [row, whole] = await Promise.all([
      db.get(Audits, { subject: input.trip_id, id: input.entry }),
      readSettled(db, input.trip_id, now),
    ]);
    if (!row || !whole) return refuse('record.missing');
    const undoing = findUndoAction(row);
    if (!undoing) return refuse('history.not_undoable');
    const needed = neededFor(undoing);
    if (needed && !actor.permissions.has(needed.permission))
      return refuse('access.denied', { params: { action: needed.action } });
    if (changesWithheld(row.diff ?? [], actor.permissions))
      return refuse('access.denied', { params: { action: describePermission('View Commissions') } });
    const entry = deps.newId('audit');
    const work = { ...call, whole, now, entry, undoes: row.id };
    if (undoing.kind === 'move') {
      const moved = await undoMove(work, undoing.move);
      return moved.ok
        ? ok({ status: 'success' as const, message: 'Trip dates restored.', entry: moved.value.entry })
        : moved;
    }
    return undoing.kind === 'fields' ? undoFields(work, undoing) : undoDeletion(work, undoing.id);
  }),
);
