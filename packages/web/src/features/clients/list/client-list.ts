import { CLIENT_QUERY } from '@wayline/core/areas/clients/client-query';
import type { AskedFilters, ListQuery } from '@wayline/core/base/list-query';

/** What the page of clients can be asked; those that were deleted have a page of their own. */
export const CLIENT_LIST = { filters: CLIENT_QUERY.filters } as const satisfies ListQuery;
export type ClientFilters = AskedFilters<typeof CLIENT_LIST>;
