import type { AppPath } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { PATHS } from '../../lib/paths';
import { usePage } from '../../navigation/use-page';

const CRUMBS = [{ label: 'My account', to: PATHS.account() }] as const;

/** Names a settings page as the list does. Returns the name. */
export const useSettingPage = (path: AppPath): string => {
  const title = getPageTitle(path);
  usePage({ title, crumbs: CRUMBS });
  return title;
};
