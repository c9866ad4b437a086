/** What the planner's keys find their way by: a day, and in it the bookings, each with one button that opens it. `free` marks those whose place in the day people choose. */
export const PLANNER_MARKS = {
  day: 'data-day',
  booking: 'data-booking',
  opener: 'data-opener',
  free: 'data-free',
} as const;

const all = (root: ParentNode, mark: string) => [...root.querySelectorAll<HTMLElement>(`[${mark}]`)];
const around = (mark: string) => document.activeElement?.closest<HTMLElement>(`[${mark}]`) ?? undefined;

/** The booking of the entry that has the focus. */
export const focusedBooking = (): string | undefined =>
  around(PLANNER_MARKS.booking)?.getAttribute(PLANNER_MARKS.booking) ?? undefined;

/** Goes to the day so many further on: to its first entry, or to its title where it has none. Stays at either end. */
export const focusDay = (root: HTMLElement, step: 1 | -1): void => {
  const days = all(root, PLANNER_MARKS.day);
  const here = around(PLANNER_MARKS.day);
  const at = here ? days.indexOf(here) : -1;
  const day = days[here ? at + step : 0];
  (day && (all(day, PLANNER_MARKS.opener)[0] ?? day.querySelector<HTMLElement>('h2')))?.focus();
};

/** Goes from an entry to the one after or before it, over the days; false when no entry has the focus. */
export const focusEntry = (root: HTMLElement, step: 1 | -1): boolean => {
  const here = around(PLANNER_MARKS.booking)?.querySelector<HTMLElement>(`[${PLANNER_MARKS.opener}]`);
  if (!here) return false;
  const openers = all(root, PLANNER_MARKS.opener);
  openers[openers.indexOf(here) + step]?.focus();
  return true;
};

/** Gives the focus to what opens the entry that an element is part of. */
export const focusOpener = (part: HTMLElement | null): void =>
  part?.closest(`[${PLANNER_MARKS.booking}]`)?.querySelector<HTMLElement>(`[${PLANNER_MARKS.opener}]`)?.focus();
