import type { Page } from './read';

type Read<T> = {
  size: number;
  cursor: string | undefined;
  /** Reads on behind a cursor; `room` is how many items are still wanted. */
  next: (cursor: string | undefined, room: number) => Promise<Page<T>>;
  matches: (item: T) => boolean;
};

/** Items that match, read page after page until so many are together or the list ends, however few the table hands out at once. */
export const fullPage = async <T>({ size, cursor: from, next, matches }: Read<T>): Promise<Page<T>> => {
  const items: T[] = [];
  let cursor = from;
  do {
    const page = await next(cursor, size - items.length);
    items.push(...page.items.filter(matches));
    cursor = page.cursor;
  } while (cursor && items.length < size);
  return { items, cursor };
};

/** Everything a list holds, read page after page: the table hands out a megabyte at once. */
export const wholeList = async <T>(next: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> =>
  (await fullPage({ size: Number.POSITIVE_INFINITY, cursor: undefined, next, matches: () => true })).items;
