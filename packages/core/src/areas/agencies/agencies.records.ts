import { AGENCIES } from '../../access/parent-agency.records';
import { lookupKey } from '../../store/keys';
import { record } from '../../store/record';
import { AgencyLinkRequest, SubAgency } from './agencies';

export const SubAgencies = record({
  name: 'sub_agency',
  schema: SubAgency,
  key: ['company_id'],
  partition: () => AGENCIES,
  sort: (k) => ['SUB', k.company_id],
});
export const AgencyLinkRequests = record({
  name: 'agency_ask',
  schema: AgencyLinkRequest,
  key: ['email'],
  partition: () => AGENCIES,
  sort: (k) => ['ASK', k.email],
  lookups: ({ token_hash, email }, company_id) => [
    { key: linkRequestLookupKey(token_hash), to: { company_id, email } },
  ],
});
/** How an ask is found by its link, before the asking company is known. */
export const linkRequestLookupKey = (hash: string) => lookupKey('AGENCY', hash);
