import { exchangeRateProblem } from '@wayline/core/areas/trip/pricing/exchange-rate';
import { readNumbers, spellDecimals } from '@wayline/core/base/read-number';
import type { TypedReading } from '../../../../ui/fields/use-read';

/** The exchange rate in a typed text: `1,0855` is 1.0855 and `1.234,5` is 1234.5; of one that could be two it asks. Source: R-TRIP-134..136. */
export const readRate = (typed: string): TypedReading<string> => {
  const [rate, other] = readNumbers(typed);
  const problem = exchangeRateProblem(rate);
  if (rate === undefined || problem !== undefined) return { problem: problem ?? '' };
  if (other === undefined) return { value: rate };
  return { problem: `${typed} could be ${rate} or ${other}. Enter ${rate} or ${spellDecimals(other)}.` };
};
