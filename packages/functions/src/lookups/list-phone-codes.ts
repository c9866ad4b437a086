import { ok } from '@wayline/core/kernel/result';
import { countryPhoneCodes } from '@wayline/core/lookups/countries';
import { sharedLookupsContracts } from '@wayline/core/lookups/shared-lookups.contract';
import { endpoint } from '../kernel/endpoint';

/** Source: R-SHELL-155, R-SHELL-272. */
export const handler = endpoint(sharedLookupsContracts['lookups.phone-codes.list'], async () =>
  ok({ country_phone_codes: countryPhoneCodes() }),
);
