import * as z from 'zod';
import { MESSAGES } from '../../../base/messages';
import { exchangeRateProblem } from './exchange-rate';

/** How much of the other currency one unit of the price's is worth, a decimal text above 0. Source: R-TRIP-134..136. */
export const ExchangeRate = z
  .string()
  .trim()
  .refine((text) => exchangeRateProblem(text) === undefined, MESSAGES['exchange_rate.invalid']);
