import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { withoutTag } from '@wayline/core/base/tag-list';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.tags.remove'], ({ input: { id, tag }, ...by }) =>
  retryOnConflict(() =>
    changeTrip(by, {
      id,
      event: tripEvents.tag_removed,
      changes: (before) => ok({ tags: withoutTag(before.tags, tag) }),
    }),
  ),
);
