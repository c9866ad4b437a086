const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const toMonth = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const two = (part: number) => String(part).padStart(2, '0');
/** The day, if the calendar has it. */
const toDay = (year: number, month: number, day: number): string | undefined => {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
};
/** Two digits are of this century, unless that lies ahead. */
const toYear = (digits: string, now: string): number => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return 2000 + year > Number(now.slice(0, 4)) ? 1900 + year : 2000 + year;
};

const YEAR_FIRST = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/;
const NUMBERS = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|\d{4})(?:[ T,].*)?$/;
const DAY_WORD = /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]{3,9})[-/., ]*(\d{2}|\d{4})$/iu;
const WORD_DAY = /^(?:\p{L}+,\s+)?([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{2}|\d{4})$/iu;
/** A day as spreadsheets count it, from 1927 to 2173. */
const SERIAL = /^\d{5}$/;
const isSerial = (text: string) => SERIAL.test(text) && Number(text) > 9_999 && Number(text) < 100_000;

/**
 * A day however it is written; `dayFirst` says what 4/5/1984 is in the whole file. Undefined where it is no day, also where 25/12/1984 is none in
 * that order: a file that changes its order says nothing certain.
 */
export const parseDay = (given: string, { dayFirst, now }: { dayFirst: boolean; now: string }): string | undefined => {
  const text = given.trim();
  const year = YEAR_FIRST.exec(text);
  if (year) return toDay(Number(year[1]), Number(year[2]), Number(year[3]));
  const [, a = '', b = '', c = ''] = NUMBERS.exec(text) ?? [];
  if (c) {
    const [first, second] = [Number(a), Number(b)];
    return dayFirst ? toDay(toYear(c, now), second, first) : toDay(toYear(c, now), first, second);
  }
  const [, day = '', word = '', ofDay = ''] = DAY_WORD.exec(text) ?? [];
  if (ofDay) return toDay(toYear(ofDay, now), toMonth(word), Number(day));
  const [, month = '', number = '', ofMonth = ''] = WORD_DAY.exec(text) ?? [];
  if (ofMonth) return toDay(toYear(ofMonth, now), toMonth(month), Number(number));
  return isSerial(text) ? new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10) : undefined;
};
