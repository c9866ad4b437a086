import { ok } from '@wayline/core/kernel/result';
import { PROFILE_CATEGORIES } from '@wayline/core/lookups/profile-categories';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-148. */
export const handler = endpoint(sharedLookupsContracts['crm.profile-categories.list'], async () =>
  ok({ profile_categories: [...PROFILE_CATEGORIES] }),
);
