import { expect, it } from 'vitest';
import type * as EveryPage from './every-page';
import { importIn } from './import-in';
import { leaksIn, stringsIn } from './leaks';
import { PSEUDO } from './pseudo';
import { collectTechnicalValues, sources } from './sources';

const WITHOUT_WORDS = /<(style|script)\b.*?<\/\1>|<svg\b.*?<\/svg>|<!doctype html>/gs;
/** What stands between the tags of a page, and what its controls are called. */
const shownIn = (html: string): string[] => {
  const page = html.replace(WITHOUT_WORDS, '');
  const named = [...page.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, name = '']) => name);
  return [...page.split(/<[^<>]*>/), ...named].map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
};

it('no page, paper or mail that is made without the app says anything that the catalogue does not hold', async () => {
  const { everyPage } = await importIn<typeof EveryPage>(PSEUDO, 'scripts/texts/every-page.ts');
  const { pages, typed } = await everyPage();
  const kept = collectTechnicalValues(sources());
  const leaks = Object.entries(pages).map(([name, html]) => [name, leaksIn(shownIn(html), stringsIn(typed), kept)]);
  expect(leaks.length).toBeGreaterThan(15);
  expect(leaks.filter(([, found]) => found?.length)).toEqual([]);
});
