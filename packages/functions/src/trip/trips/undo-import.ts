import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { changeTrips } from '@wayline/core/areas/trip/trips/lifecycle/change-trips';
import { atOnce } from '@wayline/core/areas/trip/trips/lifecycle/close-links';
import { deleteStep } from '@wayline/core/areas/trip/trips/lifecycle/delete-step';
import { settleLater } from '@wayline/core/areas/trip/trips/lifecycle/link-work.records';
import { ImportChunks, TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { settleClientTrips } from '@wayline/core/areas/trip/trips/people/client-link';
import { readTravelers } from '@wayline/core/areas/trip/trips/people/read-travelers';
import { tripsEvents } from '@wayline/core/areas/trip/trips/several-trips.events';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { REQUEST_ERRORS } from '@wayline/core/base/errors';
import type { TripId } from '@wayline/core/base/ids';
import { refuse } from '@wayline/core/base/result';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

/** Whether nobody has worked on an imported trip yet. */
const untouched = (trip: Trip) =>
  trip.updated_at === trip.created_at &&
  trip.trip_reservations === 0 &&
  !trip.issued_invoices &&
  !trip.supplier_payments &&
  trip.trip_pax === (trip.lead_traveler_id ? 1 : 0);

/** Somebody who became a client since is on no trip that is gone. */
const offTrip = async (db: TenantDb, trip: TripId, now: string) =>
  settleClientTrips(db, { trip_exists: false, travelers: await readTravelers(db, trip) }, now);

/** Deletes the trips that a chunk of an import made; one that was worked on since is somebody's and stays. */
export const handler = endpoint(lifecycleContracts['trips.imports.undo'], async (call) => {
  const { input, actor, db, deps } = call;
  const key = { import_id: input.id, chunk: String(input.chunk) };
  const chunk = await db.get(ImportChunks, key);
  if (!chunk) return refuse('record.missing');
  const ids = chunk.outcomes.flatMap(({ trip_id }) => trip_id ?? []);
  if (chunk.undone_at || ids.length === 0) return commitUnchanged(call, 'trips.unchanged', { outcomes: [] });
  const remove = deleteStep(actor.user_id);
  const outcome = await changeTrips(
    { ...call, input: { ids } },
    {
      event: (trips) => tripsEvents.import_undone({ trips }),
      step: (db, trip, now) => (untouched(trip) ? remove(db, trip, now) : undefined),
      also: (db, undone, now) => [
        db.change(ImportChunks, chunk, { ...chunk, undone_at: now }),
        db.updateIf(TripImports, { id: input.id }, { add: { undone: undone.length } }),
        settleLater(db, deps.newId('audit'), undone, now),
      ],
    },
  );
  if (outcome.ok) {
    const undone = outcome.value.outcomes.filter(({ changed }) => changed).map(({ id }) => id);
    await atOnce(undone, actor.company_id, (trip) => offTrip(db, trip, deps.now()));
  }
  if (outcome.ok || outcome.code !== 'record.missing') return outcome;
  const why = REQUEST_ERRORS['record.missing'].message;
  return commitUnchanged(call, 'trips.unchanged', {
    outcomes: ids.map((id) => ({ id, done: false, changed: false, why })),
  });
});
