import { DATE_FORMATS } from '@wayline/core/kernel/date-format';
import { showDate as inFormat, parseTypedDate as parse } from '@wayline/core/kernel/days';
import { TIME_FORMATS, showTime as timeIn } from '@wayline/core/kernel/times';
import { currentUser, subscribeToUser } from './session';

const chosen = () => {
  const user = currentUser();
  return { date: user?.date_format ?? DATE_FORMATS[0], time: user?.time_format ?? TIME_FORMATS[0] };
};
/** Read once and again when the user changes: a table shows thousands of days. */
let known: ReturnType<typeof chosen> | undefined;
const formats = () => {
  known ??= chosen();
  return known;
};
subscribeToUser(() => {
  known = undefined;
});

/** A day, `YYYY-MM-DD` or an instant of it, as the signed-in user reads days. Source: R-TRIP-133. */
export const showDate = (day: string | null | undefined): string => inFormat(day, formats().date);
/** The day in what the signed-in user typed. Source: R-TRIP-046. */
export const parseTypedDate = (typed: string): string | undefined => parse(typed, formats().date);
/** How a day is typed, in small letters: mm/dd/yyyy. */
export const dateHint = (): string => formats().date.toLowerCase();
/** A wall-clock time, `HH:mm`, as the signed-in user reads times. Source: R-SHELL-290, R-SHELL-291. */
export const showTime = (time: string | undefined): string => timeIn(time, formats().time);
/** How a time is typed. */
export const timeHint = (): string => (formats().time === '12 hr' ? 'hh:mm AM' : 'hh:mm');
