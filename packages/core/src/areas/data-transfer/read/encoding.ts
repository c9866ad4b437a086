/** How the text of a file can be written. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const SAMPLE = 400;
/** UTF-16 without a mark shows as a nought in every other byte. */
const findWide = (start: Uint8Array): Encoding | undefined => {
  const sample = start.subarray(0, SAMPLE);
  const noughts = [0, 1].map((parity) => sample.filter((byte, i) => i % 2 === parity && byte === 0).length);
  if ((noughts[1] ?? 0) > sample.length / 4) return 'utf-16le';
  return (noughts[0] ?? 0) > sample.length / 4 ? 'utf-16be' : undefined;
};

const isUtf8 = (start: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** What the beginning of a file says of its encoding: a mark decides, then UTF-8 where it is valid, else what spreadsheets of the West save. */
export const guessEncoding = (start: Uint8Array): Encoding => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return findWide(start) ?? (isUtf8(start) ? 'utf-8' : 'windows-1252');
};

/** How many bytes a letter takes in UTF-8, by the first of them. */
const countBytes = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1);
/** The beginning of a file in UTF-8, without the part of a letter that it may end with. */
export const dropHalfLetter = (start: Uint8Array): Uint8Array => {
  const last = start.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return start.length - last < countBytes(start[last] ?? 0) ? start.subarray(0, last) : start;
};

/** Thrown in the middle of a file that began as UTF-8 and is not. */
export class NotUtf8 extends Error {}

/** The text of a file, piece by piece, without its byte order mark. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const decode = (piece?: Uint8Array) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      throw new NotUtf8();
    }
  };
  for await (const piece of bytes) {
    const text = decode(piece);
    if (text) yield text;
  }
  const rest = decode();
  if (rest) yield rest;
}
