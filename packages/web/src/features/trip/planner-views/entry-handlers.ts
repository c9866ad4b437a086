import type { KeyboardEvent, MouseEvent } from 'react';
import { PLANNER_MARKS } from '../trips/planner-focus';
import type { Picked } from './use-selection';

type Hands = {
  pick: (bookingId: string, how: Picked) => void;
  reorder: (date: string, bookingId: string, to: 1 | -1) => void;
};
type On = { target: EventTarget };

const around = (target: EventTarget, mark: string) =>
  target instanceof Element ? (target.closest<HTMLElement>(`[${mark}]`) ?? undefined) : undefined;
const bookingAt = ({ target }: On) => around(target, PLANNER_MARKS.booking);
const nameOf = (element: HTMLElement | undefined, mark: string) => element?.getAttribute(mark) ?? '';

/**
 * What hands do with the entries of all days, listened for in one place: pick with Control, Shift or X, and step an entry whose
 * place people choose with Alt and an arrow.
 */
export const createEntryHandlers = ({ pick, reorder }: Hands) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const entry = bookingAt(event);
    if (!entry || !around(event.target, PLANNER_MARKS.opener)) return;
    const id = nameOf(entry, PLANNER_MARKS.booking);
    const step = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' && 1);
    if (step && entry.hasAttribute(PLANNER_MARKS.free)) {
      event.preventDefault();
      reorder(nameOf(around(entry, PLANNER_MARKS.day), PLANNER_MARKS.day), id, step);
    }
    if (event.key === 'x' && !event.altKey && !event.ctrlKey && !event.metaKey) pick(id, 'toggle');
  },
  onClickCapture: (event: MouseEvent) => {
    const entry = bookingAt(event);
    const how = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : undefined;
    if (!how || !entry) return;
    event.preventDefault();
    event.stopPropagation();
    pick(nameOf(entry, PLANNER_MARKS.booking), how);
  },
});
