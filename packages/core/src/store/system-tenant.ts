import type { CompanyId } from '../base/ids';

/** Where lies what belongs to no company but to Wayline itself: open sockets to tell of deployments, and the upkeep after one. No company has this id. */
export const SYSTEM_TENANT = 'wayline' as CompanyId;
