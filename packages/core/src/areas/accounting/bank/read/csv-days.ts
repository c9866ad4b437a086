import { judgeDayOrder } from '../../../../base/day-order';
import { isDayInReach } from '../../../../base/days';
import { parseDay, UnreadableFile } from '../../../data-transfer/public-schemas';
import type { CsvMapping, CsvNeed } from './csv-mapping';

/** A year of two digits is one of this century: no bank offers an older file. */
const END_OF_CENTURY = '2099-12-31';
const MIXED =
  'Some days in this file put the day first and others the month, so we can’t tell what they mean. Download it again in one date format.';

const readDay = (cell: string, dayFirst: boolean): string | undefined => {
  const day = cell.length > 60 ? undefined : parseDay(cell, { dayFirst, now: END_OF_CENTURY });
  return day && isDayInReach(day) ? day : undefined;
};
/** Whether a cell holds a day, in either order. */
export const isDayCell = (cell: string): boolean =>
  /^\s*\d{1,4}[-/. ]/.test(cell) && (readDay(cell, true) ?? readDay(cell, false)) !== undefined;

/** How the days of a file are read, and what has to be answered first where every day could be meant in two ways. */
export type DayReader = { need?: CsvNeed; read: (cell: string) => string | undefined };

/** Judges the days of a file; `answer` counts where they leave it open. Throws `UnreadableFile` where they contradict each other. */
export const judgeDays = (cells: Iterable<string>, answer: CsvMapping['day_order']): DayReader => {
  const judge = judgeDayOrder();
  let unclear: { example: string; dayFirst: string; monthFirst: string } | undefined;
  for (const cell of cells) {
    judge.add(cell);
    if (unclear) continue;
    const [dayFirst, monthFirst] = [readDay(cell, true), readDay(cell, false)];
    if (dayFirst && monthFirst && dayFirst !== monthFirst) unclear = { example: cell.trim(), dayFirst, monthFirst };
  }
  const order = judge.order();
  if (order === 'mixed') throw new UnreadableFile(MIXED);
  // Days with dots have the day first wherever they are written.
  const decided = order === 'open' ? answer : order === 'month_first' ? order : 'day_first';
  const read = (cell: string) => readDay(cell, decided !== 'month_first');
  if (!unclear || decided) return { read };
  const readings = [
    { answer: 'day_first' as const, as: unclear.dayFirst },
    { answer: 'month_first' as const, as: unclear.monthFirst },
  ];
  return { read, need: { kind: 'day_order', example: unclear.example, readings } };
};
