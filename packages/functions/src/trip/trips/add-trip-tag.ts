import { refuse } from '@wayline/core/areas/trip/trips/errors';
import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { MAX_TAGS, withTag } from '@wayline/core/base/tag-list';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.tags.add'], ({ input: { id, tag }, ...by }) =>
  retryOnConflict(() =>
    changeTrip(by, {
      id,
      event: tripEvents.tag_added,
      changes: (before) => {
        const tags = withTag(before.tags, tag);
        return tags.length > MAX_TAGS
          ? refuse('trip.too_many_tags', { params: { limit: String(MAX_TAGS) } })
          : ok({ tags });
      },
    }),
  ),
);
