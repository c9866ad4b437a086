import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { fullName } from '@wayline/core/base/full-name';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(historyContracts['trips.deleted.list'], async ({ db, deps: { now } }) => {
  const [{ deleted }, { users }] = await Promise.all([
    db.readPartition(['TRASH'], { deleted: DeletedTrips }),
    db.readPartition(PEOPLE, { users: Users }),
  ]);
  const names = new Map(users.map((u) => [u.id, fullName(u)]));
  const trips = deleted.map((row) => ({
    id: row.id,
    title: row.trip.trip_name,
    code: row.trip.code,
    lead_traveler: row.trip.lead_traveler,
    deleted_at: row.deleted_at,
    deleted_by: names.get(row.deleted_by) ?? 'Someone',
    gone_at: getPurgeAt(row.deleted_at),
  }));
  const still = trips.filter(({ gone_at }) => gone_at > now());
  return ok({ trips: still.sort((a, b) => b.deleted_at.localeCompare(a.deleted_at)) });
});
