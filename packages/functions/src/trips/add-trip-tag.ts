import { ok, refuse } from '@wayline/core/kernel/result';
import { MAX_TAGS, withTag } from '@wayline/core/trips/people/tags';
import { peopleContracts } from '@wayline/core/trips/people.contract';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { changeTrip } from './people/change-trip';

export const handler = endpoint(peopleContracts['trips.tags.add'], ({ input: { id, tag }, ...by }) =>
  decideAgain(() =>
    changeTrip(by, {
      id,
      action: 'trip.tag_added',
      changes: (before) => {
        const tags = withTag(before.tags, tag);
        return tags.length > MAX_TAGS
          ? refuse('trip.too_many_tags', { fill: { limit: String(MAX_TAGS) } })
          : ok({ tags });
      },
    }),
  ),
);
