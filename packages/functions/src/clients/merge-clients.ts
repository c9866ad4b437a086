import { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import { mergeClients } from '@wayline/core/areas/clients/merge/merge-clients';
import { repointTraveler } from '@wayline/core/areas/trip/trips/people/repoint-traveler';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-093..117 (G-165). */
export const handler = endpoint(mergeContracts['crm.merge.create'], (call) =>
  mergeClients(call, call.input, repointTraveler),
);
