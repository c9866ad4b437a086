import { pointerKey } from '../store/keys';
import { record } from '../store/record';
import { AgencyAsk, ParentAgency, SubAgency } from './agencies';

/** What an agency has below it and whom it has asked lie together: its page is one query. */
export const AGENCIES = ['AGENCIES'] as const;
export const SubAgencies = record({
  name: 'sub_agency',
  schema: SubAgency,
  key: ['company_id'],
  partition: () => AGENCIES,
  sort: (k) => ['SUB', k.company_id],
});
export const AgencyAsks = record({
  name: 'agency_ask',
  schema: AgencyAsk,
  key: ['email'],
  partition: () => AGENCIES,
  sort: (k) => ['ASK', k.email],
});
/** The one agency above a company; that there is one place for it keeps a company from having two. */
export const ParentAgencies = record({
  name: 'parent_agency',
  schema: ParentAgency,
  key: [],
  partition: () => AGENCIES,
  sort: () => ['PARENT'],
});

/** How an ask is found by its link, before the asking company is known. */
export const askPointer = (hash: string) => pointerKey('AGENCY', hash);
