import { type Institution, kindOf } from '../../../institutions/public';
import type { SupplierRole } from './supplier-roles';

/** Whether an institution is of a kind that a name in this role may mean. */
export const canBe = ({ kinds }: SupplierRole, institution: Pick<Institution, 'profile_category_id'>): boolean =>
  (kinds as readonly string[]).includes(kindOf(institution));
