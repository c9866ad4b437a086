import { addDays } from '@wayline/core/base/days';
import { type ReactNode, useState } from 'react';
import type { EntryActions } from '../trips/components/day-entry-card';
import { type EntryChoice, EntryMenu } from '../trips/components/entry-menu';
import { focusOpener } from '../trips/planner-focus';

/** A booking on a day, and the button that asks what can be done with it. */
export type AskedEntry = { button: string; id: string; date: string };

const run = (actions: EntryActions, choice: EntryChoice, { id, date }: AskedEntry): void => {
  const does: Record<EntryChoice, () => void> = {
    edit: () => actions.edit(id),
    duplicate: () => actions.duplicate(id),
    earlier: () => actions.move(id, date, addDays(date, -1)),
    later: () => actions.move(id, date, addDays(date, 1)),
    remind: () => actions.remind(id),
    select: () => actions.pick?.(id, 'toggle'),
    keep: () => actions.keep?.(id),
    status: () => actions.status(id),
    split: () => actions.split?.(id),
    cancel: () => actions.cancel(id),
    remove: () => actions.remove(id),
  };
  does[choice]();
};

/** The one menu of all entries: which entry asked for it, and how one asks. Asking again puts it away. */
export const useEntryMenu = (
  actions: EntryActions,
): { asked: string | undefined; ask: (entry: AskedEntry) => void; menu: ReactNode } => {
  const [at, setAt] = useState<AskedEntry & { open: boolean }>();
  const ask = (entry: AskedEntry) => setAt((was) => ({ ...entry, open: !(was?.open && was.button === entry.button) }));
  const close = () => setAt((was) => was && { ...was, open: false });
  const choose = (choice: EntryChoice) => {
    if (!at) return;
    // Where the focus goes back to from what the menu opens.
    focusOpener(document.getElementById(at.button));
    run(actions, choice, at);
  };
  const menu = at && <EntryMenu key={at.button} button={at.button} open={at.open} onClose={close} onChoose={choose} />;
  return { asked: at?.open ? at.button : undefined, ask, menu };
};
