import { hasUnsavedEdits, saveUnsavedEdits } from '../lib/unsaved-edits';
import { confirm, sure } from './confirm-dialog';

const QUESTION = { ...sure('You have unsaved changes.', 'Leave without saving'), cancel: 'Stay' };

/** Closes what holds entries; asks first where some would be lost. */
export const useConfirmDiscard = (unsaved: boolean, close: () => void) => async (): Promise<void> => {
  if (!unsaved || (await confirm(QUESTION))) close();
};

/** Whether a page may be left: what saves itself is saved, and where something unsaved is left, its reader is asked. */
export const confirmLeave = async (): Promise<boolean> => {
  const saved = await saveUnsavedEdits(({ savesItself }) => savesItself === true);
  return (saved && !hasUnsavedEdits()) || confirm(QUESTION);
};
