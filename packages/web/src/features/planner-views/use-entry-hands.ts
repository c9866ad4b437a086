import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { PLANNER_MARKS } from '../trips/planner-focus';
import type { Picked } from './use-selection';

type Hands = {
  pick?: (bookingId: string, how: Picked) => void;
  reorder?: (date: string, bookingId: string, to: string | 1 | -1) => void;
};
/** `free` says that people choose the place of the entry within its day. */
type Entry = { id: string; date: string; free: boolean; actions: Hands };

/** What hands do with an entry: drag it, drop another one before it, pick it with Control, Shift or X, and step it with Alt and an arrow. */
export const useEntryHands = ({ id, date, free, actions: { pick, reorder } }: Entry) => {
  const card = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ bookingId: id, date, free }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source: { data } }) =>
          Boolean(reorder) && free && data.free === true && data.date === date && data.bookingId !== id,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          reorder?.(date, String(source.data.bookingId), id);
        },
      }),
    );
  }, [id, date, free, reorder]);
  const pressed = (event: KeyboardEvent) => {
    if (event.target !== card.current?.querySelector(`[${PLANNER_MARKS.opener}]`)) return;
    const step = event.altKey && (event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' && 1);
    if (step && free && reorder) {
      event.preventDefault();
      reorder(date, id, step);
    }
    if (event.key === 'x' && !event.altKey && !event.ctrlKey && !event.metaKey) pick?.(id, 'toggle');
  };
  const clicked = (event: MouseEvent) => {
    const how = event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : undefined;
    if (!how || !pick) return;
    event.preventDefault();
    event.stopPropagation();
    pick(id, how);
  };
  return { card, dragged, over, pressed, clicked };
};
