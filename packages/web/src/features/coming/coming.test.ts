import { APP_PATHS, type AppPath, DEFAULT_CHILD, listGuards, SIGNED_IN_PATHS } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { expect, it } from 'vitest';
import { PAGES } from '../../app/pages';
import { SETTING_GROUPS } from '../account/settings';
import { comingAt } from './coming-at';

const hasPage = (path: AppPath) => path in PAGES || path in DEFAULT_CHILD || path === '/logout';

it.each(APP_PATHS)(
  'R-SHELL-045 R-SHELL-055 has a page at %s, or says what is still to come there, and never both',
  (path) => {
    expect(comingAt(path) === undefined || path in DEFAULT_CHILD).toBe(hasPage(path));
  },
);
it.each(SIGNED_IN_PATHS)('calls %s by a name a person reads', (path) => {
  expect(getPageTitle(path)).toMatch(/^[A-Z][^/:_]+$/);
});
it('R-SHELL-053 lists every setting once, but for the pages of one colleague', () => {
  const listed = SETTING_GROUPS.flatMap(({ settings }) => settings.map(({ path }) => path));
  const settings = APP_PATHS.filter((path) => path.startsWith('/myaccount/') && !path.includes(':'));
  expect(listed.toSorted()).toEqual(settings.toSorted());
});
it('leads nobody from an area to come to one that may be closed to them', () => {
  for (const path of APP_PATHS) {
    const to = comingAt(path)?.link?.to as AppPath | undefined;
    if (!to) continue;
    expect([path, listGuards(to).filter((guard) => !listGuards(path).includes(guard))]).toEqual([path, []]);
  }
});
