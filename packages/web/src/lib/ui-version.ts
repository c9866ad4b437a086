import type { UiVersion } from '@wayline/core/access/company';
import { MESSAGES } from '@wayline/core/base/messages';
import { call } from './api';

export const UI_VERSIONS: Record<UiVersion, string> = {
  old: MESSAGES['ui_version.old'],
  new: MESSAGES['ui_version.new'],
};

/** Read by public/color-mode.js before the first paint, so it is plain text. */
const KEY = 'wayline.ui-version';

/** Which layout this browser shows; new until somebody chooses. Source: R-SHELL-092. */
export const uiVersion = (): UiVersion => (localStorage.getItem(KEY) === 'old' ? 'old' : 'new');

/** Keeps which layout is shown and shows it: Classic is the same page, only denser. Source: G-192. */
export const showUiVersion = (version: UiVersion): void => {
  localStorage.setItem(KEY, version);
  document.documentElement.dataset.layout = version === 'old' ? 'classic' : 'modern';
};

/** Keeps the choice here and for the user on the server, and loads the page again. Source: R-SHELL-094 (G-031). */
export const chooseUiVersion = async (version: UiVersion, reload = () => location.reload()): Promise<void> => {
  if (version === uiVersion()) return;
  await call('users.ui-preference.set', { ui_preference: version });
  showUiVersion(version);
  reload();
};
