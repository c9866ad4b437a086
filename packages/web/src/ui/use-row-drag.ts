import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Row = { kind: string; key: string; onDrop: (dragged: string) => void };

/** Lets a row of a list be dragged by its handle and take in another one; `over` while one hangs above it. */
export const useRowDrag = (
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { kind, key, onDrop }: Row,
) => {
  const [over, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    return combine(
      draggable({ element, dragHandle: handle.current ?? undefined, getInitialData: () => ({ [kind]: key }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[kind] === 'string' && source.data[kind] !== key,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current(String(source.data[kind]));
        },
      }),
    );
  }, [row, handle, kind, key]);
  return over;
};
