import { UnreadableFile } from './unreadable';

/**
 * An opening tag with its attributes as they are written, a closing one, or some of a text as it is written: a long one comes in parts. An
 * empty element opens and closes.
 */
export type XmlPiece =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const LONGEST_TAG = 10_000;
const LONGEST_COMMENT = 1_000_000;
/** Twenty columns of a hundred thousand rows come to half as many. */
const MOST_TAGS = 20_000_000;
const TOO_LARGE = 'This workbook is too large. Save the sheet as CSV and import that.';
const DAMAGED =
  'This workbook is damaged. Open it in your spreadsheet app, save it again as .xlsx or CSV, and import that.';

/** What begins with an angle bracket and is no element: how it ends, and whether its inside is text. */
const OTHERS = [
  { start: '<!--', end: '-->' },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>' },
] as const;
const LONGEST_START = 9;

const NAME = /^\/?(?:\w+:)?([\w.-]+)/;
/** The pieces of what is between two angle brackets. */
function* piecesOfTag(inside: string): Generator<XmlPiece> {
  const [start = '', name] = NAME.exec(inside) ?? [];
  if (!name) return;
  if (start.startsWith('/')) {
    yield { kind: 'close', name };
    return;
  }
  const isEmpty = inside.endsWith('/');
  yield { kind: 'open', name, attributes: inside.slice(start.length, isEmpty ? -1 : undefined) };
  if (isEmpty) yield { kind: 'close', name };
}

/** Takes what is whole off the beginning of a document, and returns what has to wait for more; `isLast` when nothing follows. */
function* takePieces(text: string, isLast: boolean): Generator<XmlPiece, string> {
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf('<', from);
    if (open !== from) yield { kind: 'text', text: text.slice(from, open < 0 ? undefined : open) };
    if (open < 0) return '';
    from = open;
    if (!isLast && text.length - open < LONGEST_START) break;
    const other = OTHERS.find(({ start }) => text.startsWith(start, open));
    const inside = open + (other?.start.length ?? 1);
    const close = text.indexOf(other?.end ?? '>', inside);
    if (close < 0) break;
    // In a text of characters as they are, none stands for another.
    if (other && 'isText' in other) yield { kind: 'text', text: text.slice(inside, close).replaceAll('&', '&amp;') };
    else if (!other) yield* piecesOfTag(text.slice(inside, close));
    from = close + (other?.end.length ?? 1);
  }
  const waiting = text.slice(from);
  const longest = OTHERS.some(({ start }) => waiting.startsWith(start)) ? LONGEST_COMMENT : LONGEST_TAG;
  if (waiting.length > longest) throw new UnreadableFile(TOO_LARGE);
  return waiting;
}

/**
 * A document piece by piece, as it comes in: no character is looked at often, and little is held. Comments and instructions are left out.
 * Throws `UnreadableFile` for a tag without end, and for more tags than a sheet of people has.
 */
export function* xmlPieces(bytes: Iterable<Uint8Array>): Generator<XmlPiece> {
  const decoder = new TextDecoder();
  let waiting = '';
  let left = MOST_TAGS;
  function* counted(text: string, isLast: boolean) {
    const pieces = takePieces(text, isLast);
    for (let next = pieces.next(); ; next = pieces.next()) {
      if (next.done) {
        waiting = next.value;
        return;
      }
      left -= 1;
      if (left < 0) throw new UnreadableFile(TOO_LARGE);
      yield next.value;
    }
  }
  for (const piece of bytes) yield* counted(waiting + decoder.decode(piece, { stream: true }), false);
  yield* counted(waiting + decoder.decode(), true);
  if (waiting) throw new UnreadableFile(DAMAGED);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const toCharacter = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
/** The text that XML stands for, also where Excel hides a control character as `_x000D_`. */
export const unescapeXml = (text: string): string =>
  text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return toCharacter(Number.parseInt(hex, 16));
      return decimal ? toCharacter(Number(decimal)) : (NAMED[name ?? ''] ?? whole);
    })
    .replace(/_x([\dA-F]{4})_/g, (_whole, hex: string) => toCharacter(Number.parseInt(hex, 16)));

/** An attribute of an opening tag. */
export const attribute = (attributes: string, name: string): string | undefined =>
  unescapeXml(new RegExp(`(?:^|\\s)(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1] ?? '') || undefined;
