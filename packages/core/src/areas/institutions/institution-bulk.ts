import type { BulkKind } from '../../access/change-many';
import { institutionsChanged } from './institution.events';
import { Institutions } from './institution.records';

/** How several institutions are changed by one call. */
export const INSTITUTION_BULK: BulkKind<typeof Institutions.schema> = {
  def: Institutions,
  changed: institutionsChanged,
};
