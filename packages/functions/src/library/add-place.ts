import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryPlaces } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-089, R-TRIP-215. */
export const handler = endpoint(libraryContracts['misc.places.create'], ({ input, db, deps, commit }) => {
  const draft = { ...input.place, id: deps.newId('place'), is_library: input.is_library };
  const made = db.create(LibraryPlaces, draft, { action: 'place.added' });
  return commit({
    writes: [made],
    answer: { message: formatMessage('place.save.success'), place: made.after },
  });
});
