import { type RefObject, useEffect, useRef } from 'react';
import { singleKey } from '../../../lib/single-keys';
import { undoNewest } from '../../../lib/toast-store';
import type { EntryActions } from './components/day-entry-card';
import { focusDay, focusEntry, focusedBooking } from './planner-focus';

type Tools = {
  days: RefObject<HTMLElement | null>;
  actions: EntryActions;
  /** Single keys can be switched off. Source: WCAG 2.2, 2.1.4. */
  enabled: boolean;
  showKeys: () => void;
};

/** The planner by keyboard: J and K for days, arrows for entries, E, D and U for what is done with them, ? for help. */
export const usePlannerKeys = (tools: Tools): void => {
  const latest = useRef(tools);
  latest.current = tools;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { days, actions, enabled, showKeys } = latest.current;
      const root = days.current;
      const key = enabled ? singleKey(event) : undefined;
      if (!root || !key) return;
      const withBooking = (act: (id: string) => void) => () => {
        const id = focusedBooking();
        if (id) act(id);
        return Boolean(id);
      };
      const run: Record<string, () => unknown> = {
        j: () => focusDay(root, 1),
        k: () => focusDay(root, -1),
        ArrowDown: () => focusEntry(root, 1),
        ArrowUp: () => focusEntry(root, -1),
        e: withBooking(actions.edit),
        d: withBooking(actions.duplicate),
        u: undoNewest,
        '?': showKeys,
      };
      if (run[key] && run[key]() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
