import * as z from 'zod';
import { DATE_FORMATS } from '../../../base/date-format';
import { TIME_FORMATS } from '../../../base/times';
import { CurrencyCode, TimeZone } from '../../../base/values';
import { section } from '../section';

/** The company's time zone and currency, and how its people read dates and times unless they chose otherwise. Source: R-SHELL-290. */
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
  }),
  initial: ({ company: { timezone, currency_code, time_format, date_format } }) => ({
    timezone,
    currency_code,
    time_format,
    date_format,
  }),
  denormalizedTo: (company) => ({ company }),
});
