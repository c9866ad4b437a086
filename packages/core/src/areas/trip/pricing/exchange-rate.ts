import { MESSAGES } from '../../../base/messages';

const RATE = /^(\d{1,9}(\.\d{1,12})?|\.\d{1,12})$/;
const ZERO = /^0*(\.0+)?$/;

/** What is wrong with a typed exchange rate, in the product's sentence, or undefined. Source: R-TRIP-134..136. */
export const exchangeRateProblem = (typed: string | undefined): string | undefined =>
  typed !== undefined && RATE.test(typed.trim()) && !ZERO.test(typed.trim())
    ? undefined
    : MESSAGES['exchange_rate.invalid'];
