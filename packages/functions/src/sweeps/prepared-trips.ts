import type { Person, World } from '@wayline/local/testing/world';
import { expectOk } from './expect-ok';

/** Trips in other states than new: one that was cancelled, one that was archived, and one that an import brought. */
export const preparedTrips = async (world: World, as: Person, name: string) => {
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
};
