import { mayCall } from '@wayline/core/access/access';
import { readImportRow } from '@wayline/core/areas/trip/trips/lifecycle/import-row';
import { importedTrip } from '@wayline/core/areas/trip/trips/lifecycle/imported-trip';
import { ImportChunks, type RowOutcome, TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { tripsImported } from '@wayline/core/areas/trip/trips/trip.events';
import { Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { takeSerial } from '@wayline/core/store/serial';
import { endpoint } from '../../kernel/endpoint';

/**
 * Writes the good rows of a chunk in one transaction and keeps what became of each; the same chunk sent again gets the same answer,
 * whatever its key. Source: spec 2 §7 (trip import by CSV).
 */
export const handler = endpoint(
  lifecycleContracts['trips.imports.rows'],
  async ({ input, actor, db, deps, commit }) => {
    const chunk = String(input.chunk);
    const [begun, written] = await db.getMany([
      { def: TripImports, key: { id: input.id } },
      { def: ImportChunks, key: { import_id: input.id, chunk } },
    ]);
    if (!begun) return refuse('record.missing');
    if (written) return ok({ outcomes: written.outcomes });
    const may_cancel = mayCall(lifecycleContracts['trips.cancel'].access, actor).ok;
    const read = input.rows.map(({ row, values }) => ({
      row,
      read: readImportRow(values, { may_cancel, day_first: input.day_first }),
    }));
    const good = read.flatMap(({ row, read }) => ('trip' in read ? [{ row, read }] : []));
    const last = good.length > 0 ? await takeSerial(db, 'trip', good.length) : 0;
    const made = new Map(
      good.map(({ row, read }, i) => [
        row,
        importedTrip(read, { actor, newId: deps.newId, import_id: input.id, number: last - good.length + 1 + i }),
      ]),
    );
    const outcomes = read.map(({ row, read }): RowOutcome => {
      const trip = made.get(row)?.trip;
      if (trip) return { row, trip_id: trip.id, code: trip.code };
      return { row, issues: 'issues' in read ? read.issues.map(({ message }) => message) : [] };
    });
    const all = [...made.values()];
    const [first] = all;
    const trips = all.map(({ trip }) => trip);
    const more_follow = begun.created + begun.failed + outcomes.length < begun.rows;
    const told = { source: begun.file_name, import_id: input.id, trips, more_follow };
    return commit({
      writes: [
        db.insert(ImportChunks, { import_id: input.id, chunk, outcomes }),
        db.updateIf(
          TripImports,
          { id: input.id },
          { add: { created: all.length, failed: outcomes.length - all.length } },
        ),
        ...all.flatMap(({ trip, lead }) => [db.insert(Trips, trip), ...(lead ? [db.insert(Travelers, lead)] : [])]),
      ],
      ...(first
        ? { events: [tripsImported({ ...first.trip, ...told })] }
        : { audit: { subject: input.id, action: 'trips.import_refused' } }),
      answer: { outcomes },
    });
  },
);
