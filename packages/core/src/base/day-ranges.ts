/** Days, months or years from one to another, both included: `2031-05-13`, `2031-05` or `2031`. */
export type PeriodRange = { unit: 'day' | 'month' | 'year'; from: string; until: string };

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';
const MONTHS = 12;
/** The calendar repeats after so many years; `Date.UTC` takes years before 100 for others. */
const CYCLE = 400;
const text = (n: number, length: number) => String(n).padStart(length, '0');
const toYear = (year: number) => text(year, 4);
/** Months are counted from the first of year 0. */
const toMonth = (month: number) => `${toYear(Math.floor(month / MONTHS))}-${text((month % MONTHS) + 1, 2)}`;
const parseMonth = (day: string) => Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;
const lastOf = (month: number) =>
  `${toMonth(month)}-${text(new Date(Date.UTC(Math.floor(month / MONTHS) + CYCLE, (month % MONTHS) + 1, 0)).getUTCDate(), 2)}`;

/**
 * The fewest ranges of whole years, whole months and single days that are together exactly the days between two, both included; without an end
 * they go on for good. At most five.
 */
export const coverDays = (from = FIRST_DAY, until = LAST_DAY): PeriodRange[] => {
  if (from > until) return [];
  const [startMonth, endMonth] = [parseMonth(from), parseMonth(until)];
  const firstMonth = from.endsWith('-01') ? startMonth : startMonth + 1;
  const lastMonth = until === lastOf(endMonth) ? endMonth : endMonth - 1;
  if (firstMonth > lastMonth) return [{ unit: 'day', from, until }];

  const ranges: PeriodRange[] = [];
  if (startMonth < firstMonth) ranges.push({ unit: 'day', from, until: lastOf(startMonth) });
  if (endMonth > lastMonth) ranges.push({ unit: 'day', from: `${toMonth(endMonth)}-01`, until });

  const firstYear = Math.ceil(firstMonth / MONTHS);
  const lastYear = Math.floor((lastMonth + 1) / MONTHS) - 1;
  const addMonths = (first: number, last: number) => {
    if (first <= last) ranges.push({ unit: 'month', from: toMonth(first), until: toMonth(last) });
  };
  if (firstYear > lastYear) {
    addMonths(firstMonth, lastMonth);
    return ranges;
  }
  addMonths(firstMonth, firstYear * MONTHS - 1);
  addMonths((lastYear + 1) * MONTHS, lastMonth);
  return [...ranges, { unit: 'year', from: toYear(firstYear), until: toYear(lastYear) }];
};

/** The periods that a day is in, as they are in such ranges. */
export const periodsOf = (day: string): readonly { unit: PeriodRange['unit']; period: string }[] => [
  { unit: 'day', period: day },
  { unit: 'month', period: day.slice(0, 7) },
  { unit: 'year', period: day.slice(0, 4) },
];
