import { MESSAGES } from '@wayline/core/kernel/messages';

export const UI_VERSIONS = { old: MESSAGES['ui_version.old'], new: MESSAGES['ui_version.new'] } as const;
export type UiVersion = keyof typeof UI_VERSIONS;

const KEY = 'wayline.ui-version';

/** Which layout this browser shows; new until somebody chooses. Source: R-SHELL-092. */
export const uiVersion = (): UiVersion => (localStorage.getItem(KEY) === 'old' ? 'old' : 'new');

/** Keeps the choice and loads the page again. Source: R-SHELL-094. */
export const chooseUiVersion = (version: UiVersion, reload = () => location.reload()): void => {
  if (version === uiVersion()) return;
  localStorage.setItem(KEY, version);
  reload();
};
