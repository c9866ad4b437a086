import { Users } from '../../../access/people.records';
import type { CommissionSplit } from './commission-split-schema';

/** The advisors a split names, as records to read beside what it belongs to: each must be of the company. */
export const namedAdvisors = ({ refer_by_advisor_id, other_advisor_splits }: CommissionSplit) =>
  [refer_by_advisor_id, ...other_advisor_splits.map((other) => other.advisor_id)].flatMap((id) =>
    id ? [{ def: Users, key: { id } }] : [],
  );
