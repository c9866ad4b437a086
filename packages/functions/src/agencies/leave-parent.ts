import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { unlinkAgency } from '@wayline/core/areas/agencies/unlink-agency';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Ends that the agency above can look into this company. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.leave'], (call) =>
  retryOnConflict(async () => {
    const link = await call.db.get(ParentAgencies, {});
    return link ? unlinkAgency(call, link.parent_company_id, false) : refuse('record.missing');
  }),
);
