import type { ListPart } from '../../base/list-query';
import { BadCursor } from '../cursor';
import { newestFirst, type SerialSet } from './serial-set';

/** What was found in a part of a list. */
export type FoundPart = { part: ListPart; found: SerialSet };

const PARTS: readonly ListPart[] = ['current', 'aside'];
const IN_ONE = /^(\d{1,8})$/;
const IN_SEVERAL = /^([01])\.(\d{1,8})$/;

type PageAsked = {
  size: number;
  cursor: string | undefined;
  /** Whether the list can show several parts at once: then a cursor says in which it is. */
  several: boolean;
};
/** The numbers of a page, part after part and the newest of each first, and where the next page begins. */
export const takePage = (
  parts: readonly FoundPart[],
  { size, cursor, several }: PageAsked,
): { serials: number[]; cursor: string | undefined } => {
  const named = cursor === undefined ? [] : (several ? IN_SEVERAL : IN_ONE).exec(cursor);
  if (!named) throw new BadCursor();
  const below = named.length > 0 ? Number(named.at(-1)) : Number.POSITIVE_INFINITY;
  const begin = several ? Number(named[1] ?? 0) : undefined;
  const serials: number[] = [];
  let last: string | undefined;
  for (const { part, found } of parts) {
    const at = PARTS.indexOf(part);
    if (begin !== undefined && at < begin) continue;
    for (const serial of newestFirst(found)) {
      if (serial >= below && (begin === undefined || at === begin)) continue;
      if (serials.length === size) return { serials, cursor: last };
      serials.push(serial);
      last = several ? `${at}.${serial}` : String(serial);
    }
  }
  return { serials, cursor: undefined };
};
