import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handlerSources, siteSources, sizeSources } from './site-sources';

const PAGE = 'packages/web/src/page.tsx';
const HANDLER = 'packages/functions/src/trip/trips/get-trip.ts';
let root: string;
const put = (name: string, text: string) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'wayline-sources-'));
  for (const name of [
    'package-lock.json',
    PAGE,
    HANDLER,
    'packages/pages/src/landing.tsx',
    'packages/core/src/trip.ts',
  ])
    put(name, 'before');
});
afterAll(() => rmSync(root, { recursive: true }));

const isSeen = (change: () => void) => {
  const before = siteSources(root);
  change();
  return siteSources(root) !== before;
};

it('sees every edit of the pages, of the core and of what is installed', () => {
  expect(isSeen(() => put(PAGE, 'longer than before'))).toBe(true);
  expect(isSeen(() => utimesSync(path.join(root, PAGE), 1, 1))).toBe(true);
  expect(isSeen(() => put('packages/core/src/new.ts', ''))).toBe(true);
  expect(isSeen(() => rmSync(path.join(root, 'packages/pages/src/landing.tsx')))).toBe(true);
  expect(isSeen(() => put('package-lock.json', 'after'))).toBe(true);
  expect(isSeen(() => put('texts/de-DE.json', '{}'))).toBe(true);
});

it('takes neither what was built nor a test for a source', () => {
  expect(isSeen(() => put('packages/web/dist/index.html', ''))).toBe(false);
  expect(isSeen(() => put('packages/web/node_modules/.cache/x', ''))).toBe(false);
  expect(isSeen(() => put('packages/functions/src/handler.ts', ''))).toBe(false);
  expect(isSeen(() => put('packages/web/src/page.test.tsx', ''))).toBe(false);
});

it('sees an edit of a handler and of what it is made of, not one of the app', () => {
  const isSeenByHandlers = (file: string) => {
    const before = handlerSources(root);
    put(file, `changed ${file}`);
    return handlerSources(root) !== before;
  };
  expect(isSeenByHandlers(HANDLER)).toBe(true);
  expect(isSeenByHandlers('packages/core/src/trip.ts')).toBe(true);
  expect(isSeenByHandlers(PAGE)).toBe(false);
});

it('sees for the sizes an edit of the app, of a handler and of a budget', () => {
  for (const file of [PAGE, HANDLER, 'scripts/size/budgets.ts']) {
    const before = sizeSources(root);
    put(file, `weighed ${file}`);
    expect(sizeSources(root), file).not.toBe(before);
  }
});
