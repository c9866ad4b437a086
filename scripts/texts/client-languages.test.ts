// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTextFiles, type Translations } from './lingui/catalogue-files';
import { extractTexts, findUnseenTexts } from './lingui/extract';
import { toPseudoCatalogue } from './lingui/pseudo-catalogue';
import { findTranslationFault } from './lingui/translation-faults';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

it('the texts for clients are gathered, translated and compiled as the sources say them: npm run texts', async () => {
  const files = await buildTextFiles();
  expect(files.length).toBe(20);
  expect(files.flatMap(({ faults }) => faults)).toEqual([]);
  expect(files.filter(({ file, content }) => content !== read(file)).map(({ file }) => file)).toEqual([]);
});

it('a text without a translation fails the check, and is said in English until it has one', async () => {
  const files = await buildTextFiles(async (): Promise<Translations> => ({ Stay: 'Alojamiento' }));
  const [spanish, compiled] = files.filter(({ file }) => file.includes('/es') && file.includes('pages'));
  expect(spanish?.faults).toContain('“Flight” is not translated');
  expect(spanish?.faults).not.toContain('“Stay” is not translated');
  expect(compiled?.content).not.toContain('Flight');
  expect(compiled?.content).toContain('"Stay": ["Alojamiento"],');
});

it('a translation holds what its text holds, in any order, with the forms of its language', () => {
  expect(findTranslationFault('{from} to {to}', 'A {to} desde {from}')).toBeUndefined();
  expect(findTranslationFault('{from} to {to}', 'A {to}')).toBe('“A {to}” lacks {from}');
  expect(findTranslationFault('Call <0>{phone}</0>', 'Llamar al {phone}')).toMatch(/lacks <0> <\/0>/);
  expect(findTranslationFault('Day {day}', 'Día {día}')).toMatch(/cannot be read|lacks \{day\}/);
  expect(findTranslationFault('Day {day}', 'Día {day} de {days}')).toMatch(/holds \{days\}, which/);
  const days = '{count, plural, one {# day} other {# days}}';
  expect(findTranslationFault(days, '{count, plural, one {un día} many {# de días} other {# días}}')).toBeUndefined();
  expect(findTranslationFault(days, '{count, plural, one {# día}}')).toMatch(/cannot be read/);
});

it('finds texts where Lingui finds them, and says where it would find none', async () => {
  const source = `import { Trans } from '@lingui/react';
    const WORDS = { a: /*i18n*/ 'One' };
    export const Page = () => <p aria-label={i18n._('Two')}><Trans id="Three <0>{name}</0>" /></p>;`;
  expect(await extractTexts('page.tsx', source)).toEqual(['One', 'Two', 'Three <0>{name}</0>']);
  expect(findUnseenTexts(source)).toEqual([]);
  expect(findUnseenTexts("\nspeaker('es')._('Lost')")).toEqual(['line 2: ._(']);
  expect(findUnseenTexts('i18n._(`Lost`)')).toEqual(['line 1: i18n._(`']);
});

it('puts marks on the words of a catalogue for the language that is none, and on nothing that is filled in', () => {
  const marked = toPseudoCatalogue('packages/pages/src/texts/en.ts', process.cwd());
  expect(marked).toContain('"Call <0>{phone}</0>": ["Çàll <0>",["phone"],"</0>"],');
  expect(marked).toContain('"{count, plural, one {# day} other {# days}}": [["count","plural",{"one":["#"," dàý"]');
  expect(toPseudoCatalogue('packages/pages/src/texts/es.ts', process.cwd())).toBeUndefined();
});
