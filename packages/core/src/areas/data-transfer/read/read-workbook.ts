import { MOST_COLUMNS, type SourceRow } from './source-row';
import { UnreadableFile } from './unreadable';
import { attribute, unescapeXml, type XmlPiece, xmlPieces } from './xml-pieces';
import { openZip, type Zip } from './zip';

/** A cell of Excel holds 32,767 characters; what a text has more than this is dropped. */
const LONGEST_TEXT = 1_000_000;
const MOST_SHARED = 1_000_000;
const MOST_SHARED_CHARACTERS = 100_000_000;
const DATE_FORMATS = new Set([14, 15, 16, 17, 22, ...Array.from({ length: 10 }, (_, i) => 27 + i)]);
/** As many cells as a row may have; what is beyond the columns that are read is passed over. */
const MOST_CELLS = 4 * MOST_COLUMNS;
const DAY_MS = 86_400_000;
const TOO_MUCH_TEXT = 'This workbook holds too much text. Save the sheet as CSV and import that.';

const TOO_WIDE = `A row of this workbook has more than ${MOST_CELLS.toLocaleString('en-US')} cells. Delete the columns without names and import it again.`;

const piecesOf = (zip: Zip, name: string): Iterable<XmlPiece> => xmlPieces(zip.read(name) ?? []);
/** The attributes of every element of a name in a small document. */
const elementsOf = (zip: Zip, file: string, name: string): string[] =>
  [...piecesOf(zip, file)].flatMap((piece) => (piece.kind === 'open' && piece.name === name ? [piece.attributes] : []));

/** The path of the first sheet that is shown. */
const findSheet = (zip: Zip): string => {
  const sheets = elementsOf(zip, 'xl/workbook.xml', 'sheet');
  const sheet = sheets.find((one) => !attribute(one, 'state')) ?? sheets[0];
  const id = sheet && attribute(sheet, 'id');
  const relations = elementsOf(zip, 'xl/_rels/workbook.xml.rels', 'Relationship');
  const target =
    attribute(relations.find((one) => attribute(one, 'Id') === id) ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/** Gathers the texts within an element, without how they are pronounced. */
const textGatherer = () => {
  let text = '';
  let isText = false;
  let isReading = false;
  return {
    hear: (piece: XmlPiece) => {
      if (piece.kind === 'text') {
        if (isText && !isReading && text.length < LONGEST_TEXT) text += piece.text;
      } else if (piece.name === 't') isText = piece.kind === 'open';
      else if (piece.name === 'rPh') isReading = piece.kind === 'open';
    },
    take: (): string => {
      const taken = unescapeXml(text);
      text = '';
      return taken;
    },
  };
};

const readShared = (zip: Zip): string[] => {
  const strings: string[] = [];
  const texts = textGatherer();
  let characters = 0;
  for (const piece of piecesOf(zip, 'xl/sharedStrings.xml')) {
    texts.hear(piece);
    if (piece.kind !== 'close' || piece.name !== 'si') continue;
    const text = texts.take();
    characters += text.length;
    if (characters > MOST_SHARED_CHARACTERS || strings.length >= MOST_SHARED) throw new UnreadableFile(TOO_MUCH_TEXT);
    strings.push(text);
  }
  return strings;
};

const isDateFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]{0,255}"|\[[^\]]{0,255}\]|\\./g, ''));
/** Which styles show a number as a day. */
const readDateStyles = (zip: Zip): boolean[] => {
  const own = new Map<number, string>();
  const styles: boolean[] = [];
  let isStyles = false;
  for (const piece of piecesOf(zip, 'xl/styles.xml')) {
    if (piece.kind === 'text') continue;
    if (piece.name === 'cellXfs') isStyles = piece.kind === 'open';
    if (piece.kind !== 'open') continue;
    const id = Number(attribute(piece.attributes, 'numFmtId'));
    if (piece.name === 'numFmt') own.set(id, attribute(piece.attributes, 'formatCode') ?? '');
    if (piece.name === 'xf' && isStyles) styles.push(DATE_FORMATS.has(id) || isDateFormat(own.get(id) ?? ''));
  }
  return styles;
};

const columnOf = (place: string | undefined): number | undefined => {
  const letters = /^([A-Z]{1,3})\d/.exec(place ?? '')?.[1];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : undefined;
};

/** How the value of a cell is shown, by its type and style. */
const cellReader = (zip: Zip) => {
  const [shared, dates] = [readShared(zip), readDateStyles(zip)];
  const workbook = elementsOf(zip, 'xl/workbook.xml', 'workbookPr').join(' ');
  const epoch = Date.parse(/^(?:1|true)$/.test(attribute(workbook, 'date1904') ?? '') ? '1904-01-01' : '1899-12-30');
  return (attributes: string, written: string, own: string): string => {
    const type = attribute(attributes, 't');
    if (type === 'inlineStr') return own;
    const value = unescapeXml(written);
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'e' || value === '') return '';
    if (type === 'str' || type === 'd') return value;
    const number = Number(value);
    const day = new Date(epoch + Math.floor(number) * DAY_MS);
    const isDay = dates[Number(attribute(attributes, 's') ?? 0)] && number >= 1 && !Number.isNaN(day.getTime());
    return isDay ? day.toISOString().slice(0, 10) : String(number);
  };
};

/** The rows of a sheet. */
function* readSheet(sheet: Iterable<Uint8Array>, show: ReturnType<typeof cellReader>): Generator<SourceRow> {
  const texts = textGatherer();
  let row: SourceRow = { row: 0, cells: [] };
  let attributes = '';
  let value = '';
  let isValue = false;
  let cells = 0;
  for (const piece of xmlPieces(sheet)) {
    if (piece.kind === 'text') {
      if (isValue && value.length < LONGEST_TEXT) value += piece.text;
    } else if (piece.name === 'v') isValue = piece.kind === 'open';
    texts.hear(piece);
    if (piece.kind === 'open' && piece.name === 'row') {
      row = { row: Number(attribute(piece.attributes, 'r')) || row.row + 1, cells: [] };
      cells = 0;
    } else if (piece.kind === 'open' && piece.name === 'c') {
      cells += 1;
      if (cells > MOST_CELLS) throw new UnreadableFile(TOO_WIDE);
      attributes = piece.attributes;
    } else if (piece.kind === 'close' && piece.name === 'c') {
      const at = columnOf(attribute(attributes, 'r')) ?? row.cells.length;
      const text = show(attributes, value, texts.take());
      value = '';
      if (at >= MOST_COLUMNS) continue;
      while (row.cells.length < at) row.cells.push('');
      row.cells[at] = text;
    } else if (piece.kind === 'close' && piece.name === 'row') yield row;
  }
}

/** The rows of the first sheet of a workbook. The packed file is held, and the texts that its cells share; the sheet goes by. */
export function* readWorkbook(bytes: Uint8Array): Generator<SourceRow> {
  const zip = openZip(bytes);
  const sheet = zip.read('xl/workbook.xml') && zip.read(findSheet(zip));
  if (!sheet) throw new UnreadableFile('This file is not a workbook. Save it as .xlsx or CSV and import that.');
  yield* readSheet(sheet, cellReader(zip));
}
