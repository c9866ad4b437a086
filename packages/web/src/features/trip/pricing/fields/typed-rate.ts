import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import { readNumbers } from '@wayline/core/base/read-number';
import type { TypedReading } from '../../../../ui/fields/use-read';

/**
 * The exchange rate in a typed text: `1,0855` is 1.0855, `1.085` is 1.085 and `1.234,5` is 1234.5. `1,085` could be two, so it asks. Source:
 * R-TRIP-134..136.
 */
export const readRate = (typed: string): TypedReading<string> => {
  const [first, decimals] = readNumbers(typed);
  const rate = typed.includes(',') ? first : (decimals ?? first);
  const problem = exchangeRateProblem(rate);
  if (rate === undefined || problem !== undefined) return { problem: problem ?? '' };
  if (rate === decimals || decimals === undefined) return { value: rate };
  return { problem: `${typed} could be ${rate} or ${decimals}. Enter one of these.` };
};
