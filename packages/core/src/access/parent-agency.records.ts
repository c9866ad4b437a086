import { record } from '../store/record';
import { ParentAgency } from './parent-agency';

/** What an agency has below it and whom it has asked lie together: its page is one query. */
export const AGENCIES = ['AGENCIES'] as const;
/** The one agency above a company; that there is one place for it keeps a company from having two. */
export const ParentAgencies = record({
  name: 'parent_agency',
  schema: ParentAgency,
  key: [],
  partition: () => AGENCIES,
  sort: () => ['PARENT'],
});
