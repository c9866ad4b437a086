import { daysBetween } from '../../base/days';
import { BadCursor } from '../cursor';
import { countSerials, newestFirst, PIECE, type SerialSet } from './serial-set';

/** So many records share an item of the column. */
export const ORDER_BLOCK = 1024;
const MOST_WAITING = 32;
const WIDE = 2 + ORDER_BLOCK * 2;
const NARROW = 2 + (ORDER_BLOCK * 3) / 2;
const NARROW_CODES = 4096;

const FIRST_DAY = '1970-01-01';
const FIRST_PLACE = 2;
const LAST_PLACE = 65_535;
/** The place of a day among all days; before all of them is what has none. */
export const toDayPlace = (day: string): number =>
  Math.min(LAST_PLACE, Math.max(FIRST_PLACE, daysBetween(FIRST_DAY, day) + FIRST_PLACE));
export const NO_DAY_PLACE = 1;
/** From the first place of a record that is found to the last. */
export const ALL_PLACES = [NO_DAY_PLACE, LAST_PLACE] as const;

/**
 * An item of the column: the places of its records in `base`, and beside it those that came since, each in an attribute of its own (`n17`), so
 * that a place is written without reading. 0 is the place of a record that is not found.
 */
export type StoredOrder = { base?: Uint8Array | undefined } & Readonly<Record<string, unknown>>;
const WAITING = /^n(\d{1,4})$/;
export const toWaitingName = (place: number) => `n${place}`;
/** The places that wait beside `base`, by the names of their attributes. */
export const listWaiting = (stored: StoredOrder): [name: string, value: number][] =>
  Object.entries(stored).flatMap(([name, value]) =>
    WAITING.test(name) && typeof value === 'number' ? [[name, value] as [string, number]] : [],
  );

const toCode = (value: number, least: number) => (value <= 1 ? value : value - least + 2);
const fromCode = (code: number, least: number) => (code <= 1 ? code : code - 2 + least);

/** Places as bytes: their least, which 1 does not count for, and how far each is above it, in 12 bits where that is enough. */
export const encodeOrder = (values: Uint16Array): Uint8Array => {
  const known = values.filter((value) => value > 1);
  const least = known.length > 0 ? known.reduce((a, b) => Math.min(a, b)) : 2;
  const most = known.reduce((a, b) => Math.max(a, b), 2);
  const isNarrow = toCode(most, least) < NARROW_CODES;
  const bytes = new Uint8Array(isNarrow ? NARROW : WIDE);
  bytes.set([least & 255, least >>> 8]);
  if (!isNarrow) {
    for (const [i, value] of values.entries()) bytes.set([value & 255, value >>> 8], 2 + i * 2);
    return bytes;
  }
  for (let i = 0; i < ORDER_BLOCK; i += 2) {
    const [a, b] = [toCode(values[i] ?? 0, least), toCode(values[i + 1] ?? 0, least)];
    bytes.set([a & 255, (a >>> 8) | ((b & 15) << 4), b >>> 4], 2 + (i / 2) * 3);
  }
  return bytes;
};

const decodeInto = (values: Uint16Array, bytes: Uint8Array) => {
  const least = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8);
  if (bytes.length === WIDE) {
    for (let i = 0; i < ORDER_BLOCK; i += 1) values[i] = (bytes[2 + i * 2] ?? 0) | ((bytes[3 + i * 2] ?? 0) << 8);
    return;
  }
  for (let i = 0; i < ORDER_BLOCK; i += 2) {
    const at = 2 + (i / 2) * 3;
    const middle = bytes[at + 1] ?? 0;
    values[i] = fromCode((bytes[at] ?? 0) | ((middle & 15) << 8), least);
    values[i + 1] = fromCode((middle >>> 4) | ((bytes[at + 2] ?? 0) << 4), least);
  }
};

/** The places in an item. */
export const readOrder = (stored: StoredOrder): Uint16Array => {
  const values = new Uint16Array(ORDER_BLOCK);
  if (stored.base) decodeInto(values, stored.base);
  for (const [name, value] of listWaiting(stored)) values[Number(name.slice(1))] = value;
  return values;
};

/** How an item should be once its places are worked in: undefined where it needs nothing, `empty` where it can go. */
export const tidyOrder = (stored: StoredOrder): Uint8Array | 'empty' | undefined => {
  const waiting = listWaiting(stored);
  if (!stored.base && waiting.every(([, value]) => value === 0)) return 'empty';
  return waiting.length > MOST_WAITING ? encodeOrder(readOrder(stored)) : undefined;
};

/** The places of all records, by block. */
export type OrderColumn = ReadonlyMap<number, Uint16Array>;
export const findPlace = (column: OrderColumn, serial: number): number =>
  column.get(Math.floor(serial / ORDER_BLOCK))?.[serial % ORDER_BLOCK] ?? 0;

/** The records whose place is between two, both included. */
export const placedBetween = (
  column: OrderColumn,
  [from, until]: readonly [from: number, until: number],
): SerialSet => {
  const pieces = new Map<number, Uint32Array>();
  for (const [block, values] of column) {
    const at = Math.floor((block * ORDER_BLOCK) / PIECE);
    const first = (block * ORDER_BLOCK) % PIECE;
    const bits = pieces.get(at) ?? new Uint32Array(PIECE / 32);
    pieces.set(at, bits);
    for (let i = 0; i < ORDER_BLOCK; i += 1) {
      const value = values[i] ?? 0;
      if (value >= from && value <= until) {
        const n = first + i;
        bits[n >>> 5] = (bits[n >>> 5] ?? 0) | (1 << (n & 31));
      }
    }
  }
  return pieces;
};

/** More than any serial number, and so little that a place above it is a whole number still. */
const PLACE_STEP = 2 ** 27;
const CURSOR = /^(\d{1,5})\.(\d{1,8})$/;
const parseCursor = (cursor: string): number => {
  const [, place, serial] = CURSOR.exec(cursor) ?? [];
  if (serial === undefined) throw new BadCursor();
  return Number(place) * PLACE_STEP + Number(serial);
};

/** A page of what was found, by place and then by number, and where the next one begins. */
export const takeOrderedPage = (
  found: SerialSet,
  column: OrderColumn,
  { size, cursor, lastFirst }: { size: number; cursor?: string | undefined; lastFirst: boolean },
): { serials: number[]; cursor: string | undefined } => {
  const begin = cursor === undefined ? undefined : parseCursor(cursor);
  const keys = new Float64Array(countSerials(found));
  let n = 0;
  for (const serial of newestFirst(found)) {
    const key = findPlace(column, serial) * PLACE_STEP + serial;
    if (begin === undefined || (lastFirst ? key < begin : key > begin)) {
      keys[n] = key;
      n += 1;
    }
  }
  const sorted = keys.subarray(0, n).sort();
  const page = lastFirst ? [...sorted.slice(Math.max(0, n - size))].reverse() : [...sorted.slice(0, size)];
  const last = n > size ? page.at(-1) : undefined;
  return {
    serials: page.map((key) => key % PLACE_STEP),
    cursor: last === undefined ? undefined : `${Math.floor(last / PLACE_STEP)}.${last % PLACE_STEP}`,
  };
};
