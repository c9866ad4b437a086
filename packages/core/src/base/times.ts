import { formatMessage } from './messages';

/** How a person wants times shown. Source: R-SHELL-290. */
export const TIME_FORMATS = ['12 hr', '24 hr'] as const;
export type TimeFormat = (typeof TIME_FORMATS)[number];
export const TIME_FORMAT_LABELS = {
  '12 hr': formatMessage('time_format.12.label'),
  '24 hr': formatMessage('time_format.24.label'),
} as const satisfies Record<TimeFormat, string>;

/** Where a booking without a time stands in its day, `11:59 PM`: for sorting only, never shown. Source: R-TRIP-020 (G-112). */
export const DEFAULT_BOOKING_TIME = '23:59';

/** Seconds since midnight of a clock time `HH:mm`, by which a day is sorted. Source: R-TRIP-019..021. */
export const secondsOfDay = (time: string = DEFAULT_BOOKING_TIME): number =>
  Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;

/** A clock time as its reader wants it: 15:05, or 3:05 PM. No time shows nothing. Source: R-SHELL-291. */
export const formatClockTime = (time: string | undefined, format: TimeFormat): string => {
  if (!time || format === '24 hr') return time ?? '';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A duration in minutes as answers of the API write it: 2h 30m, and in days and hours above 24 hours. Source: R-TRIP-031, R-TRIP-032 (G-111). */
export const formatApiDuration = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return minutes > 24 * 60 ? `${Math.floor(hours / 24)}d ${hours % 24}h` : `${hours}h ${Math.round(minutes % 60)}m`;
};

/** A duration in minutes as people read it: 55 min, 2 h 35 min, and in days and hours above 24 hours. */
export const formatDuration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const long = minutes > 24 * 60;
  const parts = long
    ? [`${Math.floor(hours / 24)} d`, hours % 24 > 0 && `${hours % 24} h`]
    : [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return parts.filter(Boolean).join(' ');
};
