import type { CompanyId } from '../base/ids';
import { companyKey } from './keys';

type Key = Record<string, unknown>;
const PARTITIONS = ['pk', 'list_pk'];

/** Thrown for a cursor that was not handed out for this question; the kernel answers it as a bad request. */
export class BadCursor extends Error {}

/** A page's end, safe to hand out: the company's part is taken off, so it opens nobody else's partition. */
export const toCursor = (company: CompanyId, key: Key | undefined): string | undefined => {
  if (!key) return undefined;
  const prefix = companyKey(company).length;
  const bare = Object.entries(key).map(([name, v]) => [name, PARTITIONS.includes(name) ? String(v).slice(prefix) : v]);
  return Buffer.from(JSON.stringify(Object.fromEntries(bare))).toString('base64url');
};

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new BadCursor();
  }
};

/** The key a cursor stands for in this company; `names` are the key attributes of the index, `expected` what one of them must be. */
export const fromCursor = (
  company: CompanyId,
  cursor: string | undefined,
  names: readonly string[],
  expected: Key,
): Key | undefined => {
  if (!cursor) return undefined;
  const bare = parse(cursor);
  if (typeof bare !== 'object' || bare === null) throw new BadCursor();
  const entries = Object.entries(bare);
  if (entries.length !== names.length || entries.some(([n, v]) => !names.includes(n) || typeof v !== 'string'))
    throw new BadCursor();
  const key = Object.fromEntries(entries.map(([n, v]) => [n, PARTITIONS.includes(n) ? companyKey(company) + v : v]));
  if (Object.entries(expected).some(([n, v]) => key[n] !== v)) throw new BadCursor();
  return key;
};
