import type { DateMode } from '@wayline/core/trips/dates/date-move';
import type { DatesPlan, PlannedBooking } from '@wayline/core/trips/dates/plan-dates';
import { countOf } from '../../../ui/count-of';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });
const YEARLY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });

/** A day in a list of days: Sat, May 3; with its year where that is not the other's. */
export const shortDay = (day: string, beside = day): string =>
  (day.slice(0, 4) === beside.slice(0, 4) ? DAY : YEARLY).format(new Date(`${day}T12:00:00Z`));

/** From which day to which. */
export const wayOf = ({ from, to }: PlannedBooking): string =>
  from && to ? `${shortDay(from, to)} → ${shortDay(to, from)}` : from ? shortDay(from) : '';

/** What each way of changing the dates is called; moving says by how much. */
export const modeWords = (mode: DateMode, days: number): { label: string; text: string } => {
  if (mode === 'move_all')
    return {
      label:
        days === 0
          ? 'Move everything'
          : `Move everything by ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`,
      text: 'Bookings and their reminders move along. Prices, states and confirmations stay.',
    };
  return mode === 'days_only'
    ? { label: "Only the trip's days change", text: 'Bookings keep their own days, also those that then lie outside.' }
    : { label: 'Take what lies outside off its day', text: 'It waits under Unscheduled, with its old days kept.' };
};

/** The plan in one sentence, for whoever reads no list. */
export const planInShort = ({ moving, outside, waiting }: DatesPlan): string => {
  const parts = [
    moving.length > 0 && `${countOf(moving.length, 'booking')} will move`,
    outside.length > 0 && `${countOf(outside.length, 'booking')} will lie outside of the trip's days`,
    waiting.length > 0 && `${countOf(waiting.length, 'booking')} will wait without a day`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No booking is touched.';
};
