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
          : `Move everything by ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`,
      text: 'Bookings with their reminders, and events, move along. Prices, states and confirmations stay.',
    };
  return mode === 'days_only'
    ? {
        label: "Only the trip's days change",
        text: 'Bookings and events keep their own days, also those that then lie outside.',
      }
    : {
        label: 'Take what lies outside off its day',
        text: 'A booking waits under Unscheduled, with its old days kept. An event keeps its day.',
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
    [both(outside.length, outsideEvents.length), "will lie outside of the trip's days"],
    [both(waiting.length, 0), 'will wait without a day'],
  ].flatMap(([what, becomes]) => (what ? [`${what} ${becomes}`] : []));
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No booking or event is touched.';
};
