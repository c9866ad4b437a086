import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { unlinkAgency } from '@wayline/core/areas/agencies/unlink-agency';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';

/** Lets a sub-agency go. */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.end'], (call) =>
  retryOnConflict(() => unlinkAgency(call, call.input.company, true)),
);
