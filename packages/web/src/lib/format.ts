import { DATE_FORMATS } from '@wayline/core/base/date-format';
import { formatDay as inFormat, parseTypedDate as parse } from '@wayline/core/base/days';
import { TIME_FORMATS, formatClockTime as timeIn } from '@wayline/core/base/times';
import { localAt } from '@wayline/core/base/zoned-time';
import { currentUser, subscribeToUser } from './session';
import { todayHere } from './today';
import { zoneHere } from './zone-here';

const chosen = () => {
  const user = currentUser();
  return {
    date: user?.date_format ?? DATE_FORMATS[0],
    time: user?.time_format ?? TIME_FORMATS[0],
    zone: user?.timezone ?? zoneHere(),
  };
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

const isInstant = (text: string) => text.includes('T') && !Number.isNaN(Date.parse(text));

/** A day, `YYYY-MM-DD`, or the day of an instant where the signed-in user is at home, as they read days. Source: R-TRIP-133. */
export const formatDate = (day: string | null | undefined): string => {
  const { date, zone } = formats();
  return inFormat(day && isInstant(day) ? localAt(day, zone).date : day, date);
};
/** The day in what the signed-in user typed: 5/14/2027, 5/14/27, May 14. Source: R-TRIP-046. */
export const parseTypedDate = (typed: string): string | undefined => parse(typed, formats().date, todayHere());
/** How a day is typed, in small letters: mm/dd/yyyy. */
export const dateHint = (): string => formats().date.toLowerCase();
/** A wall-clock time, `HH:mm`, as the signed-in user reads times. Source: R-SHELL-290, R-SHELL-291. */
export const formatTime = (time: string | undefined): string => timeIn(time, formats().time);
/** How a time is typed. */
export const timeHint = (): string => (formats().time === '12 hr' ? 'hh:mm AM' : 'hh:mm');
/** An instant, its day and its time, by the clock of the signed-in user's home. */
export const formatDateTime = (instant: string): string => {
  const { date, time, zone } = formats();
  const local = localAt(instant, zone);
  return `${inFormat(local.date, date)}, ${timeIn(local.time, time)}`;
};
/** Whether the signed-in user reads the day before the month. */
export const readsDayFirst = (): boolean => formats().date.startsWith('DD');
