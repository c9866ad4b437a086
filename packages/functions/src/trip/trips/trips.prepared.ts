import { TripId, TripImportId } from '@wayline/core/base/ids';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    cancelledTrip: TripId;
    archivedTrip: TripId;
    /** An import whose first rows are written. */
    tripImport: TripImportId;
  }
}

/** Trips in other states than new: one that was cancelled, one that was archived, and one that an import brought. */
export const PREPARES: Preparation = {
  placeholders: (id) => ({
    cancelledTrip: TripId.parse(id('trp')),
    archivedTrip: TripId.parse(id('trp')),
    tripImport: TripImportId.parse(id('imp')),
  }),
  make: async ({ world, as, name }) => {
    const asked = { as };
    const made = async () => expectOk(await world.call('trips.create', { trip_name: name }, asked)).trip.id;
    const [cancelledTrip, archivedTrip] = [await made(), await made()];
    expectOk(await world.call('trips.cancel', { id: cancelledTrip }, asked));
    expectOk(await world.call('trips.archive', { ids: [archivedTrip] }, asked));
    const file = { file_name: `${name}.csv`, header_key: 'trip', mapping: { trip_name: 0 }, rows: 1 };
    const { trip_import } = expectOk(await world.call('trips.imports.start', file, asked));
    const rows = [{ row: 2, values: { trip_name: name } }];
    expectOk(await world.call('trips.imports.rows', { id: trip_import.id, chunk: 0, rows }, asked));
    return { cancelledTrip, archivedTrip, tripImport: trip_import.id };
  },
};
