import type { Finding } from '@wayline/core/areas/trip/trip-check/finding';
import { PLANNER_MARKS } from '../trips/planner-focus';

/** Goes to what a finding is about: the booking on its day, else the booking, else the day. */
export const focusFinding = ({ booking_id, date }: Pick<Finding, 'booking_id' | 'date'>): void => {
  const booking = `[${PLANNER_MARKS.booking}="${booking_id}"]`;
  const opener = `${booking} [${PLANNER_MARKS.opener}], ${booking}[${PLANNER_MARKS.opener}]`;
  const day = document.getElementById(`day-${date}`);
  const found =
    day?.querySelector<HTMLElement>(opener) ??
    document.querySelector<HTMLElement>(opener) ??
    day?.querySelector<HTMLElement>('h2');
  found?.focus();
};
