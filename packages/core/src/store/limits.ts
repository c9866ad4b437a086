const KILOBYTE = 1024;
export const MAX_ITEM_BYTES = 400 * KILOBYTE;
export const MAX_TRANSACTION_BYTES = 4 * KILOBYTE * KILOBYTE;
export const MAX_TRANSACTION_ITEMS = 100;

const encoder = new TextEncoder();
/** The size of a value as the table counts it, within a few percent: names and texts in UTF-8, structure on top. */
export const measureItemBytes = (value: unknown): number => {
  if (typeof value === 'string') return encoder.encode(value).length;
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, v) => sum + measureItemBytes(v) + 1, 3);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).reduce(
      (sum, [k, v]) => (v === undefined ? sum : sum + measureItemBytes(k) + measureItemBytes(v) + 1),
      3,
    );
  }
  return 1;
};

/** Thrown before sending, so that a limit is a sentence and not a surprise of the table. */
export class TooLarge extends Error {
  constructor(readonly what: 'item' | 'transaction') {
    super(`The ${what} is larger than the table takes.`);
  }
}
