import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { mergeClients } from '@wayline/core/areas/clients/merge/merge-clients';
import { endpoint } from '../kernel/endpoint';
import { MERGE_FOLLOWERS } from './merge-followers';

/** Source: R-ACC-093..117 (G-165). */
export const handler = endpoint(mergeContracts['crm.merge.create'], (call) =>
  mergeClients(call, call.input, MERGE_FOLLOWERS),
);
