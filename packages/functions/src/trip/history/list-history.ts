import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { describeHistoryEntry } from '@wayline/core/areas/trip/history/describe-history-entry';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { getHistoryKind } from '@wayline/core/areas/trip/history/history-kinds';
import { changeWords, shownChanges } from '@wayline/core/areas/trip/history/history-words';
import { changesTravelers, withTravelerNames } from '@wayline/core/areas/trip/history/people-changes';
import { isUndoable } from '@wayline/core/areas/trip/history/undo-action';
import { changesWithheld, visibleChanges } from '@wayline/core/areas/trip/history/visible-changes';
import { CLIENT } from '@wayline/core/areas/trip/itinerary/client-activity';
import { readTravelers } from '@wayline/core/areas/trip/trips/people/read-travelers';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { fullName } from '@wayline/core/base/full-name';
import { UserId } from '@wayline/core/base/ids';
import { ok, refuse } from '@wayline/core/base/result';
import { type Audit, Audits, getAuditPartition } from '@wayline/core/store/audits';
import { fullPage } from '@wayline/core/store/full-page';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

/** How many rows are read at once while most of them may be of another kind. */
const READ_AHEAD = 200;

const clientName = (changes: Audit['changes']) => (typeof changes?.client === 'string' ? changes.client : 'The client');

/** Who did what, by name; a client has the name their link was made for. */
const namesOf = async (db: TenantDb, rows: readonly Audit[]) => {
  const ids = [...new Set(rows.map(({ actor_id }) => actor_id))].filter((id) => UserId.safeParse(id).success);
  const users = ids.length ? await db.getMany(ids.slice(0, 100).map((id) => ({ def: Users, key: { id } }))) : [];
  const names = new Map((users as (User | undefined)[]).flatMap((u) => (u ? [[String(u.id), fullName(u)]] : [])));
  return ({ actor_id, changes }: Audit) =>
    names.get(actor_id) ?? (actor_id === CLIENT ? clientName(changes) : 'Someone');
};

/** One query a page; narrowed to a kind, pages are read on until one is full. A trip that is deleted has no history to show. */
export const handler = endpoint(historyContracts['trips.history.list'], async ({ input, actor, db }) => {
  const { trip_id, per_page, kind } = input;
  const at = { partition: getAuditPartition(trip_id) };
  const [trip, { items: rows, cursor }] = await Promise.all([
    db.get(Trips, { id: trip_id }),
    fullPage({
      size: per_page,
      cursor: input.cursor,
      next: (cursor, room) =>
        db.listPartition(Audits, at, {
          cursor,
          limit: kind ? READ_AHEAD : room,
          newestFirst: true,
        }),
      matches: (row) => !kind || getHistoryKind(row) === kind,
    }),
  ]);
  if (!trip) return refuse('record.missing');
  const [nameOf, travelers] = await Promise.all([
    namesOf(db, rows),
    rows.some(({ diff = [] }) => changesTravelers(diff)) ? readTravelers(db, trip_id) : [],
  ]);
  const undone = new Set(rows.map(({ changes }) => changes?.undoes));
  return ok({
    entries: rows.map((row) => {
      const { id, at, diff = [] } = row;
      const changes = withTravelerNames(visibleChanges(diff, actor.permissions), travelers);
      return {
        ...{ id, at, kind: getHistoryKind(row) },
        sentence: describeHistoryEntry({ ...row, diff: changes }, nameOf(row)),
        details: shownChanges(changes).map((change) => changeWords(change, actor.company.booking_type_names)),
        undoable: isUndoable(row) && !undone.has(id) && !changesWithheld(diff, actor.permissions),
      };
    }),
    cursor,
  });
});
