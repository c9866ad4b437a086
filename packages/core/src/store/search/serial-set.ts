/** So many serial numbers share an item for each word: their bits are 512 bytes, so an item stays below a write unit. */
export const BLOCK_SIZE = 4096;
const BITS = 32;
const WORDS = BLOCK_SIZE / BITS;
const BITMAP_BYTES = BLOCK_SIZE / 8;
const NUMBER_BYTES = 2;

/** A set of serial numbers, as bits by block. A block without any is left out. */
export type SerialSet = ReadonlyMap<number, Uint32Array>;
/** The numbers of one block: 0 to 4095. */
export type BlockNumbers = ReadonlySet<number>;

export const toBlock = (serial: number) => Math.floor(serial / BLOCK_SIZE);
export const toPlace = (serial: number) => serial % BLOCK_SIZE;

const setBit = (bits: Uint32Array, place: number) => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
};
const clearBit = (bits: Uint32Array, place: number) => {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
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
  for (let place = BLOCK_SIZE - 1; place >= 0; place -= 1) {
    if (bits[place >>> 5] === 0) place &= ~31;
    else if (hasBit(bits, place)) yield place;
  }
}

/** The numbers of a block as bytes: each as two while they are few, and as bits when that is shorter. */
export const encodeBlock = (numbers: BlockNumbers): Uint8Array => {
  if (numbers.size * NUMBER_BYTES < BITMAP_BYTES) {
    const bytes = new Uint8Array(numbers.size * NUMBER_BYTES);
    for (const [i, n] of [...numbers].sort((a, b) => a - b).entries()) bytes.set([n & 255, n >>> 8], i * NUMBER_BYTES);
    return bytes;
  }
  const bytes = new Uint8Array(BITMAP_BYTES);
  for (const n of numbers) bytes[n >>> 3] = (bytes[n >>> 3] ?? 0) | (1 << (n & 7));
  return bytes;
};

const readBytes = (bytes: Uint8Array, see: (place: number) => void) => {
  if (bytes.length < BITMAP_BYTES) {
    for (let i = 0; i < bytes.length; i += NUMBER_BYTES) see((bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8));
    return;
  }
  for (const [i, byte] of bytes.entries()) for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) see(i * 8 + bit);
};

/**
 * What an item says of a block: `base`, what was added to it since, and what was taken off it. Additions and removals are sets of their own, so
 * that both are written without reading.
 */
export type StoredBlock = { base?: Uint8Array | undefined; added?: BlockNumbers; removed?: BlockNumbers };

/** The numbers that an item holds. */
export const readBlock = ({ base, added, removed }: StoredBlock): Set<number> => {
  const numbers = new Set<number>();
  if (base) readBytes(base, (n) => numbers.add(n));
  for (const n of added ?? []) numbers.add(n);
  for (const n of removed ?? []) numbers.delete(n);
  return numbers;
};

/** Collects what items hold into one set. */
export const uniteBlocks = (items: Iterable<StoredBlock & { block: number }>): SerialSet => {
  const united = new Map<number, Uint32Array>();
  for (const { block, base, added, removed } of items) {
    const bits = new Uint32Array(WORDS);
    if (base) readBytes(base, (n) => setBit(bits, n));
    for (const n of added ?? []) setBit(bits, n);
    for (const n of removed ?? []) clearBit(bits, n);
    if (isEmpty(bits)) continue;
    const others = united.get(block);
    if (others) for (const [i, word] of bits.entries()) others[i] = (others[i] ?? 0) | word;
    else united.set(block, bits);
  }
  return united;
};

const combine = (a: SerialSet, b: SerialSet, of: (x: number, y: number) => number): SerialSet => {
  const combined = new Map<number, Uint32Array>();
  for (const [block, bits] of a) {
    const others = b.get(block);
    const next = bits.map((word, i) => of(word, others?.[i] ?? 0));
    if (!isEmpty(next)) combined.set(block, next);
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
  for (const block of [...set.keys()].sort((a, b) => b - a))
    for (const place of placesDown(set.get(block) ?? new Uint32Array(0))) yield block * BLOCK_SIZE + place;
}

/** Those of a set that a test admits. */
export const filterSerials = (set: SerialSet, test: (serial: number) => boolean): SerialSet => {
  const kept = new Map<number, Uint32Array>();
  for (const serial of newestFirst(set)) {
    if (!test(serial)) continue;
    const bits = kept.get(toBlock(serial)) ?? new Uint32Array(WORDS);
    setBit(bits, toPlace(serial));
    kept.set(toBlock(serial), bits);
  }
  return kept;
};
