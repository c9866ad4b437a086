import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PICTURE_FILES } from '@wayline/pages/landing/pictures';
import { expect, it } from 'vitest';
import { findOldPictures, type Git, MOST_CHANGES } from './find-old-pictures';
import { SHOWN_SOURCES } from './shown-sources';

it('the folder holds the pictures of the list and no others', () => {
  expect(readdirSync('docs/pictures').sort()).toEqual([...PICTURE_FILES].sort());
});
it('the README shows pictures of the list, which are made again with those of the landing page', () => {
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/docs\/pictures\/([\w.-]+)/g)].map(([, file]) => file);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((file = '') => !PICTURE_FILES.includes(file))).toEqual([]);
});
it('what a picture shows is code that is there', () => {
  expect(
    Object.values(SHOWN_SOURCES)
      .flat()
      .filter((source) => !existsSync(source)),
  ).toEqual([]);
});

const PICTURES = new Map([['docs/pictures/a.webp', ['packages/a']]]);
const history =
  ({ made = 'abc', status = '', changes = MOST_CHANGES + 1 }): Git =>
  (command) =>
    ({ log: made, status, 'rev-list': String(changes) })[command];
it('a picture is old when what it shows has changed often since it was made', () => {
  expect(findOldPictures(PICTURES, history({}))).toEqual([{ file: 'docs/pictures/a.webp', changes: MOST_CHANGES + 1 }]);
  expect(findOldPictures(PICTURES, history({ changes: MOST_CHANGES }))).toEqual([]);
});
it('a picture that was just made is not old, nor is one of which no history is known', () => {
  expect(findOldPictures(PICTURES, history({ status: ' M docs/pictures/a.webp' }))).toEqual([]);
  expect(findOldPictures(PICTURES, () => undefined)).toEqual([]);
});
