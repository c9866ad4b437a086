/** Sets are worked with in pieces of so many bits. */
export const PIECE = 4096;
const WORDS = PIECE / 32;
const NUMBER_BYTES = 2;
const toBitmapBytes = (size: number) => size / 8;

/** A set of serial numbers, as bits by piece. A piece without any is left out. */
export type SerialSet = ReadonlyMap<number, Uint32Array>;
/** The numbers of one item, counted from the first of its block. A block has at most 65,536. */
export type BlockNumbers = ReadonlySet<number>;

const setBit = (bits: Uint32Array, place: number) => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};
const hasBit = (bits: Uint32Array, place: number) => ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
const countBits = (bits: Uint32Array) => {
  let n = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) n += 1;
  return n;
};
const isEmpty = (bits: Uint32Array) => bits.every((word) => word === 0);

/** The places of the bits that are set, the highest first. */
function* placesDown(bits: Uint32Array): Generator<number> {
  for (let place = PIECE - 1; place >= 0; place -= 1) {
    if (bits[place >>> 5] === 0) place &= ~31;
    else if (hasBit(bits, place)) yield place;
  }
}

/** The numbers of a block as bytes: each as two while they are few, and as bits when that is shorter. */
export const encodeBlock = (numbers: BlockNumbers, size: number): Uint8Array => {
  if (numbers.size * NUMBER_BYTES < toBitmapBytes(size)) {
    const bytes = new Uint8Array(numbers.size * NUMBER_BYTES);
    for (const [i, n] of [...numbers].sort((a, b) => a - b).entries()) bytes.set([n & 255, n >>> 8], i * NUMBER_BYTES);
    return bytes;
  }
  const bytes = new Uint8Array(toBitmapBytes(size));
  for (const n of numbers) bytes[n >>> 3] = (bytes[n >>> 3] ?? 0) | (1 << (n & 7));
  return bytes;
};

const readBytes = (bytes: Uint8Array, size: number, see: (place: number) => void) => {
  if (bytes.length < toBitmapBytes(size)) {
    for (let i = 0; i < bytes.length; i += NUMBER_BYTES) see((bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8));
    return;
  }
  for (const [i, byte] of bytes.entries())
    for (let bit = 0; byte >>> bit !== 0; bit += 1) if (byte & (1 << bit)) see(i * 8 + bit);
};

/**
 * What an item says of a block: `base`, what was added to it since, and what was taken off it. Additions and removals are sets of their own, so
 * that both are written without reading.
 */
export type StoredBlock = { base?: Uint8Array | undefined; added?: BlockNumbers; removed?: BlockNumbers };

/** The numbers that an item holds. */
export const readBlock = ({ base, added, removed }: StoredBlock, size: number): Set<number> => {
  const numbers = new Set<number>();
  if (base) readBytes(base, size, (n) => numbers.add(n));
  for (const n of added ?? []) numbers.add(n);
  for (const n of removed ?? []) numbers.delete(n);
  return numbers;
};

const pieceAt = (pieces: Map<number, Uint32Array>, serial: number): Uint32Array => {
  const at = Math.floor(serial / PIECE);
  const known = pieces.get(at);
  if (known) return known;
  const bits = new Uint32Array(WORDS);
  pieces.set(at, bits);
  return bits;
};

/** An item, and the serial numbers it is of: so many from `first` on. */
export type PlacedBlock = StoredBlock & { first: number; size: number };
/** Collects what items hold into one set. */
export const uniteBlocks = (items: Iterable<PlacedBlock>): SerialSet => {
  const pieces = new Map<number, Uint32Array>();
  const add = (serial: number) => setBit(pieceAt(pieces, serial), serial % PIECE);
  for (const { first, size, base, added, removed } of items) {
    const isGone = (n: number) => removed?.has(n) ?? false;
    if (base)
      readBytes(base, size, (n) => {
        if (!isGone(n)) add(first + n);
      });
    for (const n of added ?? []) if (!isGone(n)) add(first + n);
  }
  return pieces;
};

const combine = (a: SerialSet, b: SerialSet, of: (x: number, y: number) => number): SerialSet => {
  const combined = new Map<number, Uint32Array>();
  for (const [piece, bits] of a) {
    const others = b.get(piece);
    const next = bits.map((word, i) => of(word, others?.[i] ?? 0));
    if (!isEmpty(next)) combined.set(piece, next);
  }
  return combined;
};
export const intersect = (a: SerialSet, b: SerialSet): SerialSet => combine(a, b, (x, y) => x & y);
export const subtract = (a: SerialSet, b: SerialSet): SerialSet => combine(a, b, (x, y) => x & ~y);
export const unite = (a: SerialSet, b: SerialSet): SerialSet => new Map([...b, ...combine(a, b, (x, y) => x | y)]);

export const countSerials = (set: SerialSet): number => {
  let n = 0;
  for (const bits of set.values()) n += countBits(bits);
  return n;
};

/** The serial numbers of a set, the newest first. */
export function* newestFirst(set: SerialSet): Generator<number> {
  for (const piece of [...set.keys()].sort((a, b) => b - a))
    for (const place of placesDown(set.get(piece) ?? new Uint32Array(0))) yield piece * PIECE + place;
}

/** Those of a set that a test admits. */
export const filterSerials = (set: SerialSet, test: (serial: number) => boolean): SerialSet => {
  const kept = new Map<number, Uint32Array>();
  for (const serial of newestFirst(set)) if (test(serial)) setBit(pieceAt(kept, serial), serial % PIECE);
  return kept;
};
