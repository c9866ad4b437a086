import { encodeOrder, ORDER_BLOCK } from '@wayline/core/store/search/order-column';
import type { SearchChanges } from '@wayline/core/store/search/search-changes';
import { toBlockSize } from '@wayline/core/store/search/search-entries';
import { encodeBlock } from '@wayline/core/store/search/serial-set';

/** As many numbers as the product leaves beside the bits. */
const LOOSE = 32;

/** The items of an index that was written at once, as the stream would have kept them one by one. */
export const toIndexItems = ({ rows, entries, orders }: SearchChanges): Record<string, unknown>[] => [
  ...rows.flatMap(({ row }) => row ?? []),
  ...entries.map(({ key, added }) => ({
    ...key,
    type: 'search_entry',
    ...(added.size > LOOSE ? { base: encodeBlock(added, toBlockSize(key.sk)) } : { added }),
  })),
  ...orders.map(({ key, places }) => {
    const values = new Uint16Array(ORDER_BLOCK);
    for (const [n, place] of places) values[n] = place;
    return { ...key, type: 'search_order', base: encodeOrder(values) };
  }),
];
