import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { useEffect, useRef, useState } from 'react';

type Reorder = (date: string, bookingId: string, to: string) => void;
type Entry = {
  id: string;
  date: string;
  /** Whether people choose the place of the entry within its day. */
  free: boolean;
  reorder: Reorder | undefined;
  taken: ((bookingId: string) => Booking | undefined) | undefined;
  /** Whether the user may move it at all. */
  enabled: boolean;
};

/** An entry is dragged by its card; another one that is free is dropped before it. */
export const useEntryDrag = ({ id, date, free, reorder, taken, enabled }: Entry) => {
  const card = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element || !enabled) return undefined;
    return combine(
      draggable({
        element,
        // What others do with it while it is under way changes neither what was taken up nor from where.
        getInitialData: () => ({ bookingId: id, date, free, taken: taken?.(id) }),
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
  }, [id, date, free, reorder, taken, enabled]);
  return { card, dragged, over };
};
