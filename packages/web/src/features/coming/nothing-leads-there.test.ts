import { PERMISSIONS } from '@wayline/core/access/permissions';
import { KINDS } from '@wayline/core/areas/notifications/kinds';
import { APP_PATHS, type AppPath } from '@wayline/core/navigation/routes';
import { isHere } from '@wayline/core/navigation/routes-to-come';
import { isUsable } from '@wayline/core/navigation/settings-to-come';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PATHS } from '../../lib/paths';
import { settingsFor } from '../account/settings';

const SOURCES = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The address of the app that a link opens, the most exact one. */
const addressOf = (link: string) =>
  APP_PATHS.filter((path) => matchPath(path, new URL(link, 'https://wayline.test').pathname)).sort(
    (a, b) => a.split(':').length - b.split(':').length,
  )[0];
const TO_COME = APP_PATHS.filter((path) => !isHere(path));

it('links of the app lead to pages that are there and do something', () => {
  const made = Object.entries(PATHS).map(([name, path]) => [
    name,
    (path as (...parts: string[]) => string)('1', '2', '3'),
  ]);
  const known = made.flatMap(([name = '', link = '']) => {
    const address = addressOf(link);
    return address ? [[name, address] as const] : [];
  });
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter(([, address]) => !isUsable(address))).toEqual([]);
});
it('no part of the app names an address that is still to come', () => {
  const whole = (path: AppPath) => new RegExp(`['"\`]${path.replace(/:\w+/g, '[^\'"`]+')}['"\`/?]`);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
  const naming = TO_COME.flatMap((path) =>
    Object.entries(SOURCES).flatMap(([file, source]) => (whole(path).test(source) ? [`${file} ${path}`] : [])),
  );
  expect(naming).toEqual([]);
});
it('R-SHELL-053 the list of settings holds none that has no effect yet', () => {
  const permissions = new Set(PERMISSIONS);
  const owner = { tier: 'Advance', role: 'Owner', permissions, is_er_account: true, has_subscription: true } as const;
  const listed = settingsFor(owner).flatMap(({ settings }) => settings.map(({ path }) => path));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !isUsable(path))).toEqual([]);
});
it('only notifications that nothing sends yet lead to what is still to come', () => {
  const early = Object.values(KINDS).filter(({ link, to_come }) => {
    const address = addressOf(link);
    return !to_come && address && !isHere(address);
  });
  expect(early).toEqual([]);
});
