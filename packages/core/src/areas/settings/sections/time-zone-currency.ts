import * as z from 'zod';
import { DATE_FORMATS } from '../../../base/date-format';
import { emptyable } from '../../../base/emptyable';
import { TIME_FORMATS } from '../../../base/times';
import { CurrencyCode, TimeZone } from '../../../base/values';
import { listCountries } from '../../lookups/public';
import { section } from '../section';

const PhoneCountry = z.string().refine((code) => listCountries().includes(code), 'Choose a country from the list.');

/**
 * The company's time zone and currency, how its people read dates and times unless they chose otherwise, and the country whose code a
 * phone number begins with where none is typed, `US`. Source: R-SHELL-290, R-ACC-067.
 */
export const timeZoneCurrency = section({
  name: 'timezonecurrency',
  scope: 'company',
  path: '/myaccount/timezonecurrency',
  permission: 'Settings',
  schema: z.object({
    timezone: TimeZone.default('UTC'),
    currency_code: CurrencyCode.default('USD'),
    time_format: z.enum(TIME_FORMATS).default('12 hr'),
    date_format: z.enum(DATE_FORMATS).default('MM/DD/YYYY'),
    client_default_phone_country_code_id: emptyable(PhoneCountry),
  }),
  initial: ({ company: { timezone, currency_code, time_format, date_format } }) => ({
    timezone,
    currency_code,
    time_format,
    date_format,
  }),
  denormalizedTo: ({ client_default_phone_country_code_id, ...company }) => ({
    company: { ...company, client_default_phone_country_code_id },
  }),
});
