import { changeCover } from '@wayline/core/areas/trip/itinerary/change-cover';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.ti.cover.delete'],
  ({ input, actor, db, deps, commit }) => changeCover({ actor, db, deps, commit }, input, ok(undefined)),
  { files: filesAdapter },
);
