import { ok } from '@wayline/core/kernel/result';
import { withoutTag } from '@wayline/core/trips/people/tags';
import { peopleContracts } from '@wayline/core/trips/people.contract';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { changeTrip } from './people/change-trip';

export const handler = endpoint(peopleContracts['trips.tags.remove'], ({ input: { id, tag }, ...by }) =>
  decideAgain(() =>
    changeTrip(by, {
      id,
      action: 'trip.tag_removed',
      changes: (before) => ok({ tags: withoutTag(before.tags, tag) }),
    }),
  ),
);
