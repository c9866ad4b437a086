import { judgeDayOrder } from '../../../base/day-order';
import type { Found, FoundDraft } from '../found-draft';
import { isoDay } from './local-time';

const FIGURES = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;

const listTimes = ({ start, end, legs }: FoundDraft): Found[] =>
  [start, end, ...legs.flatMap(({ departs, arrives }) => [departs, arrives])].filter((time) => time !== undefined);

/** A time whose day stands in figures, with day and month in this order; as it was read where there is no such day. */
const reorder = (found: Found | undefined, dayFirst: boolean): Found | undefined => {
  const [whole, first, second, year] = FIGURES.exec(found?.span?.text ?? '') ?? [];
  if (!found || !whole) return found;
  const [day, month] = (dayFirst ? [first, second] : [second, first]).map(Number);
  const iso = isoDay(Number(year), month ?? 0, day ?? 0);
  return iso && isSwapped(found.value.slice(0, 10), iso) ? { ...found, value: iso + found.value.slice(10) } : found;
};
/** A day that is another for other reasons, such as the zone of its place, stays as it is. */
const isSwapped = (one: string, other: string): boolean => {
  const [year, month, day] = one.split('-');
  return other === `${year}-${day}-${month}`;
};

/**
 * Reads all days of a confirmation in one order: a stay from 05/06/2027 to 05/16/2027 has the month first in both. Where no day decides, each
 * stays as it was read by itself.
 */
export const readInOneDayOrder = (drafts: readonly FoundDraft[]): FoundDraft[] => {
  const judge = judgeDayOrder();
  for (const { span } of drafts.flatMap(listTimes)) judge.add(span?.text ?? '');
  const order = judge.order();
  if (order !== 'day_first' && order !== 'month_first') return [...drafts];
  const read = (found: Found | undefined) => reorder(found, order === 'day_first');
  return drafts.map((draft) => ({
    ...draft,
    start: read(draft.start),
    end: read(draft.end),
    legs: draft.legs.map((leg) => ({ ...leg, departs: read(leg.departs), arrives: read(leg.arrives) })),
  }));
};
