import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryPlaces, PLACES } from '@wayline/core/areas/library/library.records';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['misc.places.list'], async ({ db }) =>
  ok(await db.readPartition(PLACES, { places: LibraryPlaces })),
);
