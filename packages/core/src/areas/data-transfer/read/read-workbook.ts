import { MOST_COLUMNS, type SourceRow } from './source-row';
import { UnreadableFile } from './unreadable';
import { attribute, piecesUntil, textsIn, unescapeXml, wholeText } from './xml-pieces';
import { openZip, type Zip } from './zip';

const MOST_SHARED_CHARACTERS = 100_000_000;
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, ...Array.from({ length: 10 }, (_, i) => 27 + i)]);
const DAY_MS = 86_400_000;

const tagsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(([, tag = '']) => tag);

/** The path of the first sheet that is shown. */
const findSheet = (zip: Zip, workbook: string): string => {
  const sheets = tagsOf(workbook, 'sheet');
  const sheet = sheets.find((tag) => !attribute(tag, 'state')) ?? sheets[0];
  const id = sheet && attribute(sheet, '(?:\\w+:)?id');
  const relations = tagsOf(wholeText(zip.read('xl/_rels/workbook.xml.rels')), 'Relationship');
  const target =
    attribute(relations.find((tag) => attribute(tag, 'Id') === id) ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

const readShared = (zip: Zip): string[] => {
  const strings: string[] = [];
  let characters = 0;
  for (const piece of piecesUntil(zip.read('xl/sharedStrings.xml') ?? [], 'si')) {
    const begin = /<(?:\w+:)?si(?=[\s/>])/.exec(piece);
    if (!begin) continue;
    const text = textsIn(piece.slice(begin.index));
    characters += text.length;
    if (characters > MOST_SHARED_CHARACTERS)
      throw new UnreadableFile('This workbook holds too much text. Save the sheet as CSV and import that.');
    strings.push(text);
  }
  return strings;
};

const isDateFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
/** Which styles show a number as a day. */
const readDateStyles = (zip: Zip): boolean[] => {
  const styles = wholeText(zip.read('xl/styles.xml'));
  const own = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '']),
  );
  const cells = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return tagsOf(cells, 'xf').map((tag) => {
    const id = Number(attribute(tag, 'numFmtId'));
    return DATE_FORMATS.has(id) || isDateFormat(own.get(id) ?? '');
  });
};

const columnOf = (place: string | undefined): number | undefined => {
  const letters = /^([A-Z]{1,3})\d/.exec(place ?? '')?.[1];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : undefined;
};

const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/;

/** The rows of the first sheet of a workbook. The packed file is held, and the texts that its cells share; the sheet goes by. */
export function* readWorkbook(bytes: Uint8Array): Generator<SourceRow> {
  const zip = openZip(bytes);
  const workbook = wholeText(zip.read('xl/workbook.xml'));
  const sheet = zip.read(findSheet(zip, workbook));
  if (!workbook || !sheet)
    throw new UnreadableFile('This file is not a workbook. Save it as .xlsx or CSV and import that.');
  const [shared, dates] = [readShared(zip), readDateStyles(zip)];
  const epoch = Date.parse(/date1904="(?:1|true)"/.test(workbook) ? '1904-01-01' : '1899-12-30');

  const toText = (tag: string, inside: string): string => {
    const type = attribute(tag, 't');
    if (type === 'inlineStr') return textsIn(inside);
    const value = unescapeXml(VALUE.exec(inside)?.[1] ?? '');
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e' || value === '') return '';
    if (type === 'str' || type === 'd') return value;
    const number = Number(value);
    const day = new Date(epoch + Math.floor(number) * DAY_MS);
    const isDay = dates[Number(attribute(tag, 's') ?? 0)] && number >= 1 && !Number.isNaN(day.getTime());
    return isDay ? day.toISOString().slice(0, 10) : String(number);
  };

  let row = 0;
  for (const piece of piecesUntil(sheet, 'row')) {
    const begin = /<(?:\w+:)?row(\s[^>]*)?>/.exec(piece);
    if (!begin) continue;
    row = Number(attribute(begin[1] ?? '', 'r')) || row + 1;
    const cells: string[] = [];
    for (const [, tag = '', inside = ''] of piece.slice(begin.index).matchAll(CELL)) {
      const at = columnOf(attribute(tag, 'r')) ?? cells.length;
      if (at >= MOST_COLUMNS) break;
      while (cells.length < at) cells.push('');
      cells[at] = toText(tag, inside);
    }
    yield { row, cells };
  }
}
