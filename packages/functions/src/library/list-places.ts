import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryPlaces, PLACES } from '@wayline/core/areas/library/library.records';
import { ok } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(libraryContracts['misc.places.list'], async ({ actor, deps }) =>
  ok(await readPartition(deps.table, actor.company_id, PLACES, { places: LibraryPlaces })),
);
