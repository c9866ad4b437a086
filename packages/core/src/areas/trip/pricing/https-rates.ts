import * as z from 'zod';
import { ok } from '../../../base/result';
import { Day } from '../../../base/values';
import { refuse } from './errors';
import type { Rates } from './rates';

const PATIENCE_MS = 5000;
const NOT_FOUND = 404;
const Published = z.object({ base: z.literal('EUR'), date: Day, rates: z.record(z.string(), z.number().positive()) });
const SOURCE = 'European Central Bank';

/**
 * The reference rates of the European Central Bank from a public service that speaks as api.frankfurter.dev does. It is asked without
 * any header of ours. A day before the first that it knows has no rates. Refuses `rates.unreachable`. Source: R-TRIP-190..192, https://frankfurter.dev.
 */
export const httpsRates = (address: string, get: typeof fetch = fetch): Rates => ({
  on: async (day) => {
    try {
      const response = await get(`${address}/${day ?? 'latest'}?base=EUR`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // A day before the first that was published: asking again wouldn't help.
      if (day && response.status === NOT_FOUND) return ok({ rate_date: day, rate_source: SOURCE, rates: {} });
      const { date, rates } = Published.parse(await response.json());
      const texts = Object.entries(rates).map(([currency, rate]) => [currency, String(rate)]);
      return ok({ rate_date: date, rate_source: SOURCE, rates: Object.fromEntries(texts) });
    } catch {
      return refuse('rates.unreachable');
    }
  },
});
