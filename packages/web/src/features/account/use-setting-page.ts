import type { AppPath } from '@wayline/core/identity/routes';
import { titleOf } from '@wayline/core/identity/routes-titles';
import { PATHS } from '../../app/paths';
import { usePage } from '../../app/use-page';

const CRUMBS = [{ label: 'My account', to: PATHS.account() }] as const;

/** Names a settings page as the list does. Returns the name. */
export const useSettingPage = (path: AppPath): string => {
  const title = titleOf(path);
  usePage({ title, crumbs: CRUMBS });
  return title;
};
