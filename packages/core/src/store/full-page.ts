import type { Page } from './read';

type Read<T> = {
  size: number;
  cursor: string | undefined;
  /** Reads on behind a cursor; `room` is how many items are still wanted. */
  next: (cursor: string | undefined, room: number) => Promise<Page<T>>;
  matches: (item: T) => boolean;
  /** As many bytes of JSON as they may be together. */
  bytes?: number;
};
type Found<T> = { items: T[]; cursor: string | undefined };

/**
 * Items that match, read on until so many are together or the list ends, however few the table hands out at once. Never more than were asked
 * for, and no more bytes: the rest of what was read begins the next page. There is a cursor where there may be more.
 */
export const fullPage = async <T>({ size, cursor: from, next, matches, bytes }: Read<T>): Promise<Found<T>> => {
  const items: T[] = [];
  let room = bytes;
  const isTooLarge = (item: T) => {
    if (room === undefined) return false;
    room -= Buffer.byteLength(JSON.stringify(item));
    return room < 0 && items.length > 0;
  };
  let cursor = from;
  do {
    const page = await next(cursor, size - items.length);
    let last = -1;
    for (const [i, item] of page.items.entries()) {
      if (!matches(item)) continue;
      if (items.length === size || isTooLarge(item))
        return { items, cursor: last < 0 ? cursor : page.cursorAfter(last) };
      items.push(item);
      last = i;
    }
    cursor = page.cursor;
  } while (cursor && items.length < size);
  return { items, cursor };
};

/** The pages of a list one after the other, to its end. */
export async function* listPages<T>(next: (cursor: string | undefined) => Promise<Page<T>>): AsyncGenerator<T[]> {
  let cursor: string | undefined;
  do {
    const page = await next(cursor);
    cursor = page.cursor;
    yield page.items;
  } while (cursor);
}

/** Everything a list holds, read page after page: the table hands out a megabyte at once. */
export const wholeList = async <T>(next: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> =>
  (await fullPage({ size: Number.POSITIVE_INFINITY, cursor: undefined, next, matches: () => true })).items;
