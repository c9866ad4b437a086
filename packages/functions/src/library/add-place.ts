import { libraryContracts } from '@wayline/core/areas/library/library.contract';
import { LibraryPlaces } from '@wayline/core/areas/library/library.records';
import { formatMessage } from '@wayline/core/base/messages';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-089, R-TRIP-215. */
export const handler = endpoint(libraryContracts['misc.places.create'], ({ input, db, deps, commit }) => {
  const id = deps.newId('place');
  const made = db.create(LibraryPlaces, { ...input.place, id, is_library: input.is_library });
  return commit({
    writes: [made],
    audit: { subject: id, action: 'place.added' },
    answer: { message: formatMessage('place.save.success'), place: made.after },
  });
});
