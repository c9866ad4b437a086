import { daysBetween } from '@wayline/core/base/days';
import { call } from '../../../lib/api';
import { dayTitle } from '../../../lib/day-words';
import { todayHere } from '../../../lib/today';

/** So many days a published rate is taken for today's: the bank publishes none on weekends and holidays. */
const FRESH_DAYS = 7;

type FoundRate = { exchange_rate: string; rate_date: string; rate_source: string };

/** How much of `to` one unit of `from` is worth by the newest published rates. */
export const lookUpRate = async (from: string, to: string): Promise<FoundRate> => {
  const { rate, rate_date, rate_source } = await call('lookups.currency.convert', { from, to, amount: '1' });
  return { exchange_rate: rate, rate_date, rate_source };
};

/** Where a rate is from, and since when if that is more than a week; nothing of one that was typed. */
export const rateHint = (
  { rate_date, rate_source }: { rate_date?: string | undefined; rate_source?: string | undefined },
  today = todayHere(),
): string | undefined => {
  if (!rate_date || !rate_source) return undefined;
  const from = `${rate_source}, ${dayTitle(rate_date).date}`;
  return daysBetween(rate_date, today) > FRESH_DAYS ? `${from}. This rate is more than a week old.` : from;
};
