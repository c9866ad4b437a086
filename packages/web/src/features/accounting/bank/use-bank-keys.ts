import { type RefObject, useEffect } from 'react';
import { singleKey } from '../../../lib/single-keys';
import { focusLine, isOnLine, LINE_ACT, LINE_OPEN, LINE_SKIP, pressInLine } from './line-focus';

/** Takes what a movement most likely is and goes on to the next one, as it goes itself; one without a suggestion opens. */
const take = (root: HTMLElement): boolean => {
  if (!isOnLine()) return false;
  if (!pressInLine(root, LINE_ACT)) return pressInLine(root, LINE_OPEN);
  return focusLine(root, 1) || focusLine(root, -1) || true;
};

/** The list of movements by keyboard: J, K and arrows move, Enter takes the first suggestion, O opens, X leaves out. */
export const useBankKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const root = list.current;
      const key = singleKey(event);
      if (!root || !key) return;
      const run: Record<string, () => boolean> = {
        j: () => focusLine(root, 1),
        k: () => focusLine(root, -1),
        ArrowDown: () => isOnLine() && focusLine(root, 1),
        ArrowUp: () => isOnLine() && focusLine(root, -1),
        Enter: () => take(root),
        o: () => pressInLine(root, LINE_OPEN),
        x: () => pressInLine(root, LINE_SKIP),
      };
      if (run[key]?.()) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [list]);
};
