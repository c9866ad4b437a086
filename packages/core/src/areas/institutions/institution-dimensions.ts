import { dimensionTarget } from '../ledger/public';
import type { Institution } from './institution';
import { Institutions } from './institution.records';
import { InstitutionId } from './institution-id';

const OF_INSTITUTIONS = {
  toKey: (id: string) => {
    const parsed = InstitutionId.safeParse(id);
    return parsed.success ? { id: parsed.data } : undefined;
  },
  toNamed: ({ name, deleted_at }: Institution) => ({ name, isDeleted: deleted_at !== undefined }),
};

/** The suppliers that lines of journal entries name, and partners who are institutions. */
export const institutionDimensions = [
  dimensionTarget('supplier', Institutions, OF_INSTITUTIONS),
  dimensionTarget('partner', Institutions, OF_INSTITUTIONS),
];
