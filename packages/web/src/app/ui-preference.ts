import { call } from '../lib/api';
import { basename } from '../lib/navigation';
import { currentUser } from '../lib/session';

/** Under /v1 a signed-in user who prefers the new layout is sent to the same page without it; a failure changes nothing. Source: R-SHELL-070..074. */
export const checkUiPreference = async (send: (path: string) => void): Promise<void> => {
  if (!currentUser()) return;
  const answer = await call('users.ui-preference.get', {}, { onMissing: 'stay' }).catch(() => undefined);
  const prefix = basename();
  if (!answer?.success || answer.ui_preference !== 'new' || !prefix) return;
  send((location.pathname.slice(prefix.length) || '/') + location.search + location.hash);
};
