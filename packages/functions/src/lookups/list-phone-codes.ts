import { countryPhoneCodes } from '@wayline/core/areas/lookups/countries';
import { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-155, R-SHELL-272. */
export const handler = endpoint(sharedLookupsContracts['lookups.phone-codes.list'], async () =>
  ok({ country_phone_codes: countryPhoneCodes() }),
);
