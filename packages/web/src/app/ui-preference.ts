import { call } from '../lib/api';
import { basename } from '../lib/navigation';
import { currentUser } from '../lib/session';
import { showUiVersion, UI_VERSIONS } from '../lib/ui-version';

/**
 * Shows the layout that the server keeps for a signed-in user, whatever this browser had. Under /v1 a user who prefers the new one is
 * sent to the same page without it; a failure changes nothing. Source: R-SHELL-070..074 (G-031).
 */
export const checkUiPreference = async (send: (path: string) => void): Promise<void> => {
  if (!currentUser()) return;
  const answer = await call('users.ui-preference.get', {}, { onMissing: 'stay' }).catch(() => undefined);
  if (!answer?.success) return;
  const preferred = answer.ui_preference in UI_VERSIONS ? answer.ui_preference : undefined;
  if (preferred) showUiVersion(preferred);
  const prefix = basename();
  if (preferred !== 'new' || !prefix) return;
  send((location.pathname.slice(prefix.length) || '/') + location.search + location.hash);
};
