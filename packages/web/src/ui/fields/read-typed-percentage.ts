import { readNumbers } from '@wayline/core/base/read-number';
import type { TypedReading } from './use-read';

const DECIMALS = 4;
const LIMIT = 1000;

/** The percentage in a typed text from 0 to below 1000, `12,5 %` as `12.5`: below that limit no separator parts thousands. */
export const readPercentage = (typed: string): TypedReading<string> => {
  const found = readNumbers(typed.replace('%', '')).find((number) => Number(number) >= 0 && Number(number) < LIMIT);
  if (found === undefined) return { problem: `${typed} isn’t a percentage. Enter it like 12.5.` };
  const [whole, fraction = ''] = found.split('.');
  const decimals = fraction.slice(0, DECIMALS).replace(/0{1,4}$/, '');
  return { value: `${Number(whole)}${decimals && `.${decimals}`}` };
};
