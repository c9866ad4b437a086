import { totalsByCurrency } from '../../../base/money';
import type { Money } from '../../../base/values';
import type { PublishedEntry, PublishedItinerary } from './published';

type Day = PublishedItinerary['days'][number];
const PASSING: ReadonlySet<PublishedEntry['kind']> = new Set(['overnight', 'checkout', 'dropoff', 'departure']);

/** The days in one line each: what begins there, in order, cancelled bookings left out. */
export const atAGlance = (days: readonly Day[]): { date: string; day: number; titles: string[] }[] =>
  days.map(({ date, day, entries }) => {
    const begins = entries.filter(({ kind, is_cancelled }) => !is_cancelled && !PASSING.has(kind));
    return { date, day, titles: [...new Set(begins.map(({ title }) => title))] };
  });

export type PriceLine = { booking_id: string; title: string; price: Money };
/** What each booking costs as far as the client sees prices, and the total of each currency; what is cancelled costs nothing here. */
export const priceLines = ({ days, unscheduled }: Pick<PublishedItinerary, 'days' | 'unscheduled'>) => {
  const entries = [...days.flatMap((day) => day.entries), ...unscheduled];
  const lines = entries.flatMap(({ booking_id, title, price, is_cancelled }): PriceLine[] =>
    price && !is_cancelled ? [{ booking_id, title, price }] : [],
  );
  return { lines, totals: totalsByCurrency(lines.map(({ price }) => price)) };
};
