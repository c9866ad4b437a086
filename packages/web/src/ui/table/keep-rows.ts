import type { AnyAsked } from '@wayline/core/base/list-query';

/** What the rows of a table were asked for, as the keys of its queries hold it. */
type Asked = { search?: string | undefined; filters?: AnyAsked };

const textOf = ({ search, filters = {} }: Asked, orders: ReadonlySet<string>): string =>
  JSON.stringify([search, Object.entries(filters).filter(([name, value]) => value !== undefined && !orders.has(name))]);

/**
 * Keeps the rows that are shown until the next page or order of the same search is there. Those of another search or filter go at once:
 * under the new words they would be a wrong answer. `orders` are filters that only say in which order rows come.
 */
export const keepRowsOf =
  (asked: Asked, orders: ReadonlySet<string>) =>
  <T>(shown: T | undefined, query: { queryKey: readonly unknown[] } | undefined): T | undefined => {
    const before = query?.queryKey.at(-1) as Asked | undefined;
    return before && textOf(before, orders) === textOf(asked, orders) ? shown : undefined;
  };
