import { confirm, sure } from './confirm-dialog';

const QUESTION = { ...sure('You have unsaved changes.', 'Leave without saving'), cancel: 'Stay' };

/** Closes what holds entries; asks first where some would be lost. */
export const useConfirmDiscard = (unsaved: boolean, close: () => void) => async (): Promise<void> => {
  if (!unsaved || (await confirm(QUESTION))) close();
};
