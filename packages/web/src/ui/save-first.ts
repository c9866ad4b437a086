import { hasUnsavedEdits, saveUnsavedEdits } from '../lib/unsaved-edits';
import { notify } from './toaster';

let isSaving = false;

/**
 * For what can be done on the page of an editor besides saving, such as publishing or sending: saves what is typed and goes on once that
 * worked. Where it didn't, nothing else happens, and its reader learns what to do.
 */
export const saveFirst = (act: () => unknown) => async (): Promise<void> => {
  if (!hasUnsavedEdits()) return void act();
  if (isSaving) return;
  isSaving = true;
  try {
    if (await saveUnsavedEdits()) act();
    else
      notify({
        kind: 'warning',
        title: 'Your changes aren’t saved yet',
        text: 'Fix what’s marked on this page, then try again.',
      });
  } finally {
    isSaving = false;
  }
};
