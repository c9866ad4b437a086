import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20, tables: 12 } as const;
const SFNT = { header: 12, entry: 16 } as const;

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

/** A font of WOFF 1.0 as the TrueType font that was packed into it. Source: W3C, WOFF File Format 1.0, sections 3 to 5. */
const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(WOFF.tables);
  const directory = Buffer.alloc(SFNT.header + count * SFNT.entry);
  const power = Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * SFNT.entry, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);
  const tables: Buffer[] = [];
  let at = directory.length;
  for (let i = 0; i < count; i++) {
    const from = WOFF.header + i * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const table = padded(packed < length ? inflateSync(bytes) : bytes);
    const to = SFNT.header + i * SFNT.entry;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(at, to + 8);
    directory.writeUInt32BE(length, to + 12);
    tables.push(table);
    at += table.length;
  }
  return Buffer.concat([directory, ...tables]);
};

const asFont = (woff: Buffer) => `data:font/ttf;base64,${unpackWoff(woff).toString('base64')}`;
const PACKED = 'data:font/woff;base64,';
/**
 * An embedded face without its packing. The renderer would unpack the table of letters again for every letter that it embeds, which was
 * half of what a document costs.
 */
export const unpackedFace = (face: string): string => {
  if (!face.startsWith(PACKED)) throw new Error('An embedded face is no WOFF.');
  return asFont(Buffer.from(face.slice(PACKED.length), 'base64'));
};

/** Finds packages: in the repository where they are installed, beside a deployed function where its files are copied to. */
const packages = createRequire(import.meta.url);
/** A face from the file of its npm package, without its packing. */
export const readFace = async (file: string): Promise<string> => asFont(await readFile(packages.resolve(file)));
