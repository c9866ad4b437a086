import { ok } from '../../../base/result';
import { crossRate, type Rates } from '../../trip/public';
import type { FindRate } from './issue-invoice';

/** Finds the rates of a day where exchange rates are published. */
export const findRateIn =
  (rates: Rates): FindRate =>
  async (day, from, to) => {
    const published = await rates.on(day);
    return published.ok ? ok(crossRate(published.value, from, to)) : published;
  };
