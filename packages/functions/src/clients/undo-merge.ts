import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { undoMerge } from '@wayline/core/areas/clients/merge/undo-merge';
import { endpoint } from '../kernel/endpoint';
import { MERGE_FOLLOWERS } from './merge-followers';

/** Source: G-165. */
export const handler = endpoint(mergeContracts['crm.merge.undo'], (call) =>
  undoMerge(call, call.input, MERGE_FOLLOWERS),
);
