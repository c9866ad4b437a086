import type { FormDraft } from '@wayline/core/areas/forms/form';
import { useCallback, useState } from 'react';
import type { Selected } from './form-edits';

const MOST_STEPS = 100;
type History = { past: readonly FormDraft[]; now: FormDraft; future: readonly FormDraft[]; step: string };

/** A form while it is built, with every step back. Typing into one place is one step. */
export const useBuilder = (initial: FormDraft) => {
  const [history, setHistory] = useState<History>({ past: [], now: initial, future: [], step: '' });
  const [selected, select] = useState<Selected>();
  /** `step` names what is changed: a second change of the same belongs to the first. */
  const change = useCallback((edit: (draft: FormDraft) => FormDraft, step = '') => {
    setHistory((before) => {
      const now = edit(before.now);
      if (now === before.now) return before;
      const isSame = step !== '' && step === before.step;
      const past = isSame ? before.past : [...before.past, before.now].slice(-MOST_STEPS);
      return { past, now, future: [], step };
    });
  }, []);
  const undo = useCallback(
    () =>
      setHistory(({ past, now, future, step }) => {
        const last = past.at(-1);
        return last
          ? { past: past.slice(0, -1), now: last, future: [now, ...future], step: '' }
          : { past, now, future, step };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setHistory(({ past, now, future, step }) => {
        const [next, ...rest] = future;
        return next ? { past: [...past, now], now: next, future: rest, step: '' } : { past, now, future, step };
      }),
    [],
  );
  return {
    draft: history.now,
    change,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    selected,
    select,
  };
};
export type Builder = ReturnType<typeof useBuilder>;
