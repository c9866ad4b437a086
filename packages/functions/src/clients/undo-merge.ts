import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { undoMerge } from '@wayline/core/areas/clients/merge/undo-merge';
import { repointTraveler } from '@wayline/core/areas/trip/trips/people/repoint-traveler';
import { endpoint } from '../kernel/endpoint';

/** Source: G-165. */
export const handler = endpoint(mergeContracts['crm.merge.undo'], (call) =>
  undoMerge(call, call.input, repointTraveler),
);
