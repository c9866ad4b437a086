const FIGURES = /^(\d{1,2})[-/. ]{1,3}(\d{1,2})[-/. ]{1,3}(?:\d{4}|\d{2})(?:[ T,]|$)/;
const MONTHS = 12;

/**
 * What all days of a file say of its order: `open` where each could be read both ways, `mixed` where some have the day first and some the month. Dots
 * are those of countries that put the day first.
 */
export type DayOrder = 'day_first' | 'month_first' | 'mixed' | 'open' | 'open_with_dots';

/** Judges the order of day and month in a file, which is one for the whole of it: the last row can decide what the first one means. */
export const judgeDayOrder = () => {
  let [dayFirst, monthFirst, dots] = [false, false, false];
  return {
    add: (text: string): void => {
      const [whole = '', first, second] = FIGURES.exec(text.trim().slice(0, 40)) ?? [];
      if (!whole) return;
      if (Number(first) > MONTHS) dayFirst = true;
      else if (Number(second) > MONTHS) monthFirst = true;
      if (whole.includes('.')) dots = true;
    },
    order: (): DayOrder => {
      if (dayFirst && monthFirst) return 'mixed';
      if (dayFirst || monthFirst) return dayFirst ? 'day_first' : 'month_first';
      return dots ? 'open_with_dots' : 'open';
    },
  };
};

/** Whether the day comes first, by what the days of a file leave no doubt of; else as it is `usual`. */
export const isDayFirst = (order: DayOrder, usual: boolean): boolean => {
  if (order === 'day_first' || order === 'month_first') return order === 'day_first';
  return order === 'open_with_dots' || usual;
};
