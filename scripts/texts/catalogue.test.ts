import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildCatalogue, CATALOGUE, printed } from './catalogue';
import { faultsOfWords } from './language';
import { indexPage, sources } from './sources';

const catalogue = buildCatalogue(sources(), indexPage());

it('the catalogue holds the texts as they stand in the sources: npm run texts', () => {
  expect(Object.keys(catalogue.texts).length).toBeGreaterThan(3000);
  const kept = readFileSync(CATALOGUE, 'utf8');
  expect(JSON.parse(kept)).toEqual(catalogue.texts);
  expect(kept).toBe(printed(catalogue));
});
it('every text can be translated as it is written', () => expect(catalogue.faults).toEqual([]));
it.each(readdirSync('texts').filter((name) => name.endsWith('.json') && name !== 'en.json'))(
  '%s fits the texts it translates',
  (name) => {
    expect(faultsOfWords(JSON.parse(readFileSync(`texts/${name}`, 'utf8')), catalogue.texts)).toEqual([]);
  },
);
