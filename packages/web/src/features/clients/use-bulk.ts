import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { UserId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../lib/api';
import { type BulkKind, onceUnder, useBulk as useBulkOf } from '../../ui/record/use-bulk';
import { invalidateClients } from './client-queries';

/** What can be done to many clients. */
export const ACTIONS = {
  remove: (ids: ClientId[], key: string) => call('crm.individuals.delete', { ids }, onceUnder(key)),
  restore: (ids: ClientId[], key: string) => call('crm.individuals.restore', { ids }, onceUnder(key)),
  purge: (ids: ClientId[], key: string) => call('crm.individuals.permanent-delete', { ids }, onceUnder(key)),
  tag: (tag: string, on: boolean) => (ids: ClientId[], key: string) =>
    call('crm.individuals.tag', { ids, tag, on }, onceUnder(key)),
  assign: (advisor: UserId, on: boolean) => (ids: ClientId[], key: string) =>
    call('crm.individuals.assign', { ids, advisor, on }, onceUnder(key)),
};
export const BULK: BulkKind = {
  count: (n) => countOf(n, 'client'),
  changed: 'Clients changed',
  atOnce: MAX_CHANGED_AT_ONCE,
  invalidate: invalidateClients,
};

/** Does something to many clients, some at a time. */
export const useBulk = () => useBulkOf<ClientId>(BULK);
export type Bulk = ReturnType<typeof useBulk>;
