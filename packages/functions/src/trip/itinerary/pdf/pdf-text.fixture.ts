import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj([\s\S]*?)endobj/g;
// What is packed may end with a carriage return of its own.
const STREAM = /stream\r?\n([\s\S]*?)\nendstream/;
const RANGE = /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi;
const SHOWN = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
// The characters of a ligature are parted by blanks; a glyph that stands for none has its place all the same.
const HEX = /<([0-9a-f ]*)>/gi;

const unpack = (body: string): string => {
  const stream = STREAM.exec(body)?.[1];
  if (stream === undefined) return '';
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream;
};
const hexIn = (text: string): string[] => [...text.matchAll(HEX)].map(([, hex = '']) => hex.replaceAll(' ', ''));

/** The characters of a font by its glyphs, as the font itself tells readers. */
const readGlyphs = (map: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, first = '', characters = ''] of map.matchAll(RANGE))
    hexIn(characters).forEach((hex, at) => {
      glyphs.set(Number.parseInt(first, 16) + at, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  return glyphs;
};

/** The text of a PDF in the order it is drawn, without its lines. */
export const readPdfText = (bytes: Uint8Array): string => {
  const pdf = Buffer.from(bytes).toString('latin1');
  const objects = new Map([...pdf.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name = '', id = ''] of pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (map) fonts.set(name, readGlyphs(unpack(objects.get(map) ?? '')));
  }
  let text = '';
  for (const body of objects.values()) {
    const drawn = STREAM.test(body) && !body.includes('/Subtype') ? unpack(body) : '';
    let glyphs: ReadonlyMap<number, string> | undefined;
    for (const [, font, shown = ''] of drawn.matchAll(SHOWN)) {
      if (font) glyphs = fonts.get(font);
      for (const hex of hexIn(shown))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += glyphs?.get(Number.parseInt(glyph, 16)) ?? '';
      text += shown && ' ';
    }
  }
  return text.replaceAll(/\s+/g, ' ');
};
