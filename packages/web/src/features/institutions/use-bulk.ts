import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/institutions/limits';
import { call } from '../../lib/api';
import { type BulkKind, onceUnder, useBulk as useBulkOf } from '../../ui/record/use-bulk';
import { invalidateInstitutions } from './institution-queries';
import type { KindWords } from './kinds';

/** What can be done to many institutions. */
export const ACTIONS = {
  remove: (ids: InstitutionId[], key: string) => call('crm.institutions.delete', { ids }, onceUnder(key)),
  restore: (ids: InstitutionId[], key: string) => call('crm.institutions.restore', { ids }, onceUnder(key)),
  purge: (ids: InstitutionId[], key: string) => call('crm.institutions.permanent-delete', { ids }, onceUnder(key)),
  tag: (tag: string, on: boolean) => (ids: InstitutionId[], key: string) =>
    call('crm.institutions.tag', { ids, tag, on }, onceUnder(key)),
};
export const toBulkKind = ({ count, words: { changed } }: KindWords): BulkKind => ({
  count,
  changed,
  atOnce: MAX_CHANGED_AT_ONCE,
  invalidate: invalidateInstitutions,
});

/** Does something to many institutions of one list, some at a time. */
export const useBulk = (kind: KindWords) => useBulkOf<InstitutionId>(toBulkKind(kind));
export type Bulk = ReturnType<typeof useBulk>;
