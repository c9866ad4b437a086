import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { endpoint } from '../kernel/endpoint';
import { filesAdapter } from '../kernel/files-adapter';
import { changeCover } from './change-cover';

export const handler = endpoint(
  itineraryContracts['trips.ti.cover.delete'],
  ({ input, actor, deps, commit }) => changeCover({ actor, deps, commit }, input, undefined),
  { files: filesAdapter },
);
