import type { DateMode } from '@wayline/core/areas/trip/trips/dates/date-move';
import type { DatesPlan } from '@wayline/core/areas/trip/trips/dates/plan-dates';
import { countOf } from '@wayline/core/base/plural';
import { shortDay } from '../../../../lib/day-words';

/** From which day to which. */
export const formatDayChange = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string =>
  from && to ? `${shortDay(from, to)} → ${shortDay(to, from)}` : from ? shortDay(from) : '';

/** What each way of changing the dates is called; moving says by how much. */
export const modeWords = (mode: DateMode, days: number): { label: string; text: string } => {
  if (mode === 'move_all')
    return {
      label:
        days === 0
          ? 'Move everything'
          : `Move everything ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`,
      text: 'Bookings, reminders and events move too. Prices, statuses and confirmations stay.',
    };
  return mode === 'days_only'
    ? {
        label: 'Change trip dates only',
        text: 'Bookings and events keep their dates, even outside the trip.',
      }
    : {
        label: 'Unschedule bookings outside the new dates',
        text: 'They go to Unscheduled and keep a note of their old dates. Events stay on their day.',
      };
};

/** The plan in one sentence, for whoever reads no list. */
export const planInShort = ({ moving, outside, waiting, movingEvents, outsideEvents }: DatesPlan): string => {
  const both = (bookings: number, events: number) =>
    [bookings > 0 && countOf(bookings, 'booking'), events > 0 && countOf(events, 'event')]
      .filter(Boolean)
      .join(' and ');
  const parts = [
    [both(moving.length, movingEvents.length), 'will move'],
    [both(outside.length, outsideEvents.length), 'will be outside the trip dates'],
    [both(waiting.length, 0), 'will be unscheduled'],
  ].flatMap(([what, becomes]) => (what ? [`${what} ${becomes}`] : []));
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No bookings or events change.';
};
