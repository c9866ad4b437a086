import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { UserId } from '@wayline/core/base/ids';
import { call } from '../../lib/api';
import { type BulkWork, useBulkWork } from '../../ui/use-bulk-work';
import { invalidateClients } from './client-queries';

const STAY = { onMissing: 'stay' } as const;
/** What can be done to many clients. */
export const ACTIONS = {
  remove: (ids: ClientId[]) => call('crm.individuals.delete', { ids }, STAY),
  restore: (ids: ClientId[]) => call('crm.individuals.restore', { ids }, STAY),
  purge: (ids: ClientId[]) => call('crm.individuals.permanent-delete', { ids }, STAY),
  tag: (tag: string, on: boolean) => (ids: ClientId[]) => call('crm.individuals.tag', { ids, tag, on }, STAY),
  assign: (advisor: UserId, on: boolean) => (ids: ClientId[]) =>
    call('crm.individuals.assign', { ids, advisor, on }, STAY),
};
export type Work = BulkWork<ClientId>;

/** Does something to many clients, some at a time. */
export const useBulk = () =>
  useBulkWork<ClientId>({ noun: 'client', atOnce: MAX_CHANGED_AT_ONCE, invalidate: invalidateClients });
export type Bulk = ReturnType<typeof useBulk>;
