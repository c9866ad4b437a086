import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/institutions/limits';
import { call } from '../../lib/api';
import { useBulkWork } from '../../ui/use-bulk-work';
import { invalidateInstitutions } from './institution-queries';

const STAY = { onMissing: 'stay' } as const;
/** What can be done to many institutions. */
export const ACTIONS = {
  remove: (ids: InstitutionId[]) => call('crm.institutions.delete', { ids }, STAY),
  restore: (ids: InstitutionId[]) => call('crm.institutions.restore', { ids }, STAY),
  purge: (ids: InstitutionId[]) => call('crm.institutions.permanent-delete', { ids }, STAY),
  tag: (tag: string, on: boolean) => (ids: InstitutionId[]) => call('crm.institutions.tag', { ids, tag, on }, STAY),
};

/** Does something to many institutions, some at a time. */
export const useBulk = (noun: string) =>
  useBulkWork<InstitutionId>({ noun, atOnce: MAX_CHANGED_AT_ONCE, invalidate: invalidateInstitutions });
export type Bulk = ReturnType<typeof useBulk>;
