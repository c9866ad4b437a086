import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCounting } from '../../../testing/count-steps';
import type { FileFormat } from './file-rows';

/** Every file is read or refused within so many blocks of code, and at most ten of them for each of its bytes where it is long. */
const MOST_STEPS = 300_000;

// What was loaded before it was counted would count as nothing.
vi.resetModules();
const counter = startCounting();
const { fileRows } = await import('./file-rows');
const { guessEncoding } = await import('./encoding');
const { UnreadableFile } = await import('./unreadable');
afterAll(() => counter.stop());

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
/** How many rows a file has, or why nobody can read it. */
const read = async (bytes: Uint8Array, format: FileFormat): Promise<number | string> => {
  let rows = 0;
  try {
    for await (const _ of fileRows(inPieces(bytes), format, guessEncoding(bytes))) rows += 1;
    return rows;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
};
const stepsFor = (bytes: Uint8Array, format: FileFormat) => counter.stepsOf(() => read(bytes, format));

const SHEET = 'xl/worksheets/sheet1.xml';
const pack = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ 'xl/workbook.xml': '<workbook><sheets><sheet name="A"/></sheets></workbook>', ...files }).map(
        ([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text],
      ),
    ),
    { level: 9 },
  );
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const shared = (strings: string) => pack({ [SHEET]: sheetOf('<row/>'), 'xl/sharedStrings.xml': `<sst>${strings}` });
const card = (line: string) => strToU8(`BEGIN:VCARD\nVERSION:3.0\n${line}\nEND:VCARD\n`);
const many = (text: string, times: number) => text.repeat(times);

const BOMBS: Record<string, { format: FileFormat; bytes: () => Uint8Array }> = {
  'a line of types without a colon': { format: 'vcard', bytes: () => card(`X${many(';aaa', 20)}`) },
  'a line of quotes without a colon': { format: 'vcard', bytes: () => card(`X${many(';"a"', 1000)}`) },
  'a line of groups': { format: 'vcard', bytes: () => card(many('a.', 5000)) },
  'a line of types': { format: 'vcard', bytes: () => card(`TEL${many(';a', 1000)}:1`) },
  'separators that are escaped': { format: 'vcard', bytes: () => card(`N:${many('\\;', 5000)}`) },
  'empty parts': { format: 'vcard', bytes: () => card(`ADR:${many(';', 5000)}`) },
  'a card that never ends': { format: 'vcard', bytes: () => strToU8(`BEGIN:VCARD\nNOTE:${many('x', 11_000_000)}`) },
  'spaces behind an end': { format: 'vcard', bytes: () => strToU8(`BEGIN:VCARD\nEND:VCARD${many(' ', 100_000)}x`) },
  'folded lines': { format: 'vcard', bytes: () => card(`NOTE:x${many('\r\n x', 20_000)}`) },
  'texts that never close': { format: 'xlsx', bytes: () => shared(many('<si ', 20_000)) },
  'texts in texts': { format: 'xlsx', bytes: () => shared(many('<si><t>', 2000)) },
  'readings that never close': { format: 'xlsx', bytes: () => shared(`<si>${many('<rPh>', 2000)}`) },
  'millions of empty texts': { format: 'xlsx', bytes: () => shared(many('<si/>', 5_800_000)) },
  'cells that never close': { format: 'xlsx', bytes: () => pack({ [SHEET]: sheetOf(`<row>${many('<c>', 30_000)}`) }) },
  'cells in one row': { format: 'xlsx', bytes: () => pack({ [SHEET]: sheetOf(`<row>${many('<c/>', 30_000)}</row>`) }) },
  'values that never close': {
    format: 'xlsx',
    bytes: () => pack({ [SHEET]: sheetOf(`<row><c>${many('<v>', 2000)}`) }),
  },
  'rows that never close': { format: 'xlsx', bytes: () => pack({ [SHEET]: sheetOf(many('<row r="1"', 20_000)) }) },
  'a sheet of noughts': { format: 'xlsx', bytes: () => pack({ [SHEET]: new Uint8Array(100_000_000) }) },
  'a comment without end': { format: 'xlsx', bytes: () => pack({ [SHEET]: `<!--${many('-', 900_000)}` }) },
  'comments that begin in comments': { format: 'xlsx', bytes: () => pack({ [SHEET]: many('<!--', 200_000) }) },
  'a tag without end': { format: 'xlsx', bytes: () => pack({ [SHEET]: `<row ${many('a="b" ', 100_000)}` }) },
  entities: { format: 'xlsx', bytes: () => shared(`<si><t>${many('&amp;', 5000)}</t></si>`) },
  'entities that never end': { format: 'xlsx', bytes: () => shared(`<si><t>${many('&a', 50_000)}</t></si>`) },
  sheets: {
    format: 'xlsx',
    bytes: () => pack({ 'xl/workbook.xml': many('<sheet state="hidden"/>', 2000), [SHEET]: sheetOf('') }),
  },
  formats: {
    format: 'xlsx',
    bytes: () => pack({ [SHEET]: sheetOf('<row/>'), 'xl/styles.xml': `<numFmt formatCode="${many('[', 5000)}"/>` }),
  },
  'quotes that never close': { format: 'csv', bytes: () => strToU8(`a,b\n${many('"x', 5000)}`) },
  'quotes and spaces': { format: 'csv', bytes: () => strToU8(`a,b\n"${many('" x', 2000)}`) },
  'separators in one row': { format: 'csv', bytes: () => strToU8(many(',', 20_000)) },
  'a heading of quotes': { format: 'csv', bytes: () => strToU8(many('"', 20_000)) },
};

describe('a file that was made to keep the product busy', () => {
  it.each(Object.entries(BOMBS))('%s: is read or refused at little cost', async (_what, { format, bytes }) => {
    const file = bytes();
    expect(await stepsFor(file, format)).toBeLessThan(MOST_STEPS);
  });
});
