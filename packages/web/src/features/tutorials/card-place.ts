import type { TargetBox } from './use-target-box';

type Size = { width: number; height: number };
type Place = { top: number; left: number };

const GAP = 14;
const EDGE = 12;
/** What the bar at the bottom of a phone takes. */
const BAR = 72;
const PHONE = 768;

const within = (at: number, room: number, size: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));

/**
 * Where the card of a step stands in a window: under what it points at, else above or beside it; on a phone at the end of the window that
 * leaves the target free; in the middle where there is nothing to point at.
 */
export const cardPlace = (box: TargetBox | undefined, card: Size, window: Size): Place => {
  const bar = window.width < PHONE ? BAR : 0;
  const middle = (window.width - card.width) / 2;
  const left = within(box && !bar ? box.left : middle, window.width, card.width);
  const bottom = window.height - card.height - EDGE - bar;
  if (!box) return { left, top: bar ? bottom : within((window.height - card.height) / 2, window.height, card.height) };
  if (bar) return { left, top: box.top + box.height / 2 > window.height / 2 ? EDGE + GAP : bottom };
  const under = box.top + box.height + GAP;
  if (under >= EDGE && under <= bottom) return { left, top: under };
  const above = box.top - GAP - card.height;
  if (above >= EDGE && above <= bottom) return { left, top: above };
  const beside = box.left + box.width + GAP;
  const fits = beside + card.width + EDGE <= window.width;
  return {
    left: within(fits ? beside : box.left - GAP - card.width, window.width, card.width),
    top: within(box.top, window.height, card.height),
  };
};
