import { UnreadableFile } from './unreadable';

const LONGEST_PIECE = 32_000_000;

/** What stands before each closing tag of a name, and at last what is left: a large document element by element. */
export function* piecesUntil(bytes: Iterable<Uint8Array>, name: string): Generator<string> {
  const decoder = new TextDecoder();
  const close = new RegExp(`</(?:\\w+:)?${name}>|<(?:\\w+:)?${name}(?:\\s[^>]*)?/>`, 'g');
  let waiting = '';
  for (const piece of bytes) {
    waiting += decoder.decode(piece, { stream: true });
    let from = 0;
    close.lastIndex = 0;
    for (let found = close.exec(waiting); found; found = close.exec(waiting)) {
      yield waiting.slice(from, close.lastIndex);
      from = close.lastIndex;
    }
    waiting = waiting.slice(from);
    if (waiting.length > LONGEST_PIECE) throw new UnreadableFile('A row of this workbook is too large to read.');
  }
  yield waiting;
}

/** A small document as a whole. */
export const wholeText = (bytes: Iterable<Uint8Array> | undefined): string => {
  const decoder = new TextDecoder();
  let text = '';
  for (const piece of bytes ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > LONGEST_PIECE)
      throw new UnreadableFile('This workbook is too large. Save the sheet as CSV and import that.');
  }
  return text;
};

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
export const attribute = (tag: string, name: string): string | undefined =>
  unescapeXml(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '') || undefined;

const TEXTS = /<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g;
const READINGS = /<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g;
/** All texts of an element in a row, without how they are pronounced. */
export const textsIn = (xml: string): string =>
  [...xml.replace(READINGS, '').matchAll(TEXTS)].map(([, text = '']) => unescapeXml(text)).join('');
