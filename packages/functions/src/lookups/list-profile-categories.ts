import { PROFILE_CATEGORIES } from '@wayline/core/areas/lookups/profile-categories';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-148. */
export const handler = endpoint(sharedLookupsContracts['crm.profile-categories.list'], async () =>
  ok({ profile_categories: [...PROFILE_CATEGORIES] }),
);
