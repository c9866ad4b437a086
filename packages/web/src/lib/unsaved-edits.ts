import { useEffect, useId, useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

export type UnsavedEdits = {
  isUnsaved: boolean;
  /** Saves them, and answers whether that worked; an editor that can't save shows why. Left out where only its own button saves. */
  save?: () => Promise<boolean>;
  /** They are saved by themselves a moment later: leaving saves them, and asks only where that fails. */
  savesItself?: boolean;
};

const open = new Map<string, Omit<UnsavedEdits, 'isUnsaved'>>();
const { subscribe, tellAll } = createListeners();
const put = (id: string, edits: UnsavedEdits) => {
  const had = open.has(id);
  if (edits.isUnsaved) open.set(id, edits);
  else open.delete(id);
  if (had !== edits.isUnsaved) tellAll();
};
const drop = (id: string) => {
  if (open.delete(id)) tellAll();
};

export const hasUnsavedEdits = (): boolean => open.size > 0;

/** Says what an editor holds that is not saved, to what else can be done on its page and to what leaves it. */
export const useUnsavedEdits = ({ isUnsaved, save, savesItself = false }: UnsavedEdits): void => {
  const id = useId();
  useEffect(() => put(id, { isUnsaved, savesItself, ...(save && { save }) }));
  useEffect(() => () => drop(id), [id]);
};

/** Whether an editor on the page holds anything that is not saved. */
export const useHasUnsavedEdits = (): boolean => useSyncExternalStore(subscribe, hasUnsavedEdits);

/** Saves what the editors hold that can be saved; false at the first that could not. */
export const saveUnsavedEdits = async (which: (edits: Omit<UnsavedEdits, 'isUnsaved'>) => boolean = () => true) => {
  for (const [id, edits] of [...open]) {
    if (!edits.save || !which(edits)) continue;
    if (!(await edits.save())) return false;
    drop(id);
  }
  return true;
};

/** Forgets them: what they belong to is deleted, or they are put aside elsewhere. */
export const dropUnsavedEdits = (): void => {
  open.clear();
  tellAll();
};
