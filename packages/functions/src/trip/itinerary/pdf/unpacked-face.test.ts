import { expect, it } from 'vitest';
import { FACE as FRAUNCES } from './faces/fraunces-400';
import { FACE as INTER } from './faces/inter-400';
import { unpackedFace } from './unpacked-face';

const bytesOf = (face: string) => Buffer.from(face.slice(face.indexOf(',') + 1), 'base64');
/** The sum that a font keeps of each of its tables; that of `head` leaves out its own third word. */
const sumOf = (table: Buffer, tag: string) => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4)
    if (tag !== 'head' || at !== 8)
      sum = (sum + Buffer.concat([table.subarray(at, at + 4), Buffer.alloc(4)]).readUInt32BE()) >>> 0;
  return sum;
};
const tablesOf = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16;
    const [sum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [number, number, number];
    const tag = font.toString('latin1', at, at + 4);
    return { tag, sum, found: sumOf(font.subarray(offset, offset + length), tag) };
  });

it('is the font that was packed, table by table, so that no letter unpacks it again', () => {
  for (const face of [INTER, FRAUNCES]) {
    const [woff, font] = [bytesOf(face), bytesOf(unpackedFace(face))];
    expect(font.length).toBe(woff.readUInt32BE(16));
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    const tables = tablesOf(font);
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    for (const { tag, sum, found } of tables) expect([tag, found]).toEqual([tag, sum]);
  }
});

it('refuses what is packed otherwise', () => {
  expect(() => unpackedFace('data:font/woff2;base64,d09GMg==')).toThrow('no WOFF');
});
