import { historyContracts } from '@wayline/core/history/history.contract';
import { neededFor, undoingOf } from '@wayline/core/history/undoable';
import { changesWithheld } from '@wayline/core/history/visible-changes';
import { actionOf } from '@wayline/core/identity/access';
import { ok, refuse } from '@wayline/core/kernel/result';
import { Audits } from '@wayline/core/store/commit';
import { getRecord } from '@wayline/core/store/read';
import { readSettled } from '@wayline/core/trips/dates/run-move';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { undoDeletion, undoFields, undoMove } from './undoings';

/** Takes one entry of the history back: the fields it changed, the move of the dates, or the deletion of a booking. */
export const handler = endpoint(historyContracts['trips.history.undo'], (call) =>
  decideAgain(async () => {
    const { input, actor, deps } = call;
    const now = deps.now();
    const [row, whole] = await Promise.all([
      getRecord(deps.table, actor.company_id, Audits, { subject: input.trip_id, id: input.entry }),
      readSettled(deps.table, actor.company_id, input.trip_id, now),
    ]);
    if (!row || !whole) return refuse('record.missing');
    const undoing = undoingOf(row);
    if (!undoing) return refuse('history.not_undoable');
    const needed = neededFor(undoing);
    if (needed && !actor.permissions.has(needed.permission))
      return refuse('access.denied', { fill: { action: needed.action } });
    if (changesWithheld(row.diff ?? [], actor.permissions))
      return refuse('access.denied', { fill: { action: actionOf('View Commissions') } });
    const entry = deps.newId('audit');
    const work = { ...call, whole, now, entry, undoes: row.id };
    if (undoing.kind === 'move') {
      const moved = await undoMove(work, undoing.move);
      return moved.ok
        ? ok({ status: 'success' as const, message: 'The dates are as they were.', entry: moved.value.entry })
        : moved;
    }
    return undoing.kind === 'fields' ? undoFields(work, undoing) : undoDeletion(work, undoing.id);
  }),
);
