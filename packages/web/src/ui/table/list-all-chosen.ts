import { plural } from '@wayline/core/base/plural';
import { formatCount } from '../../lib/format-count';
import { notify } from '../../lib/toast-store';
import { confirm } from '../confirm-dialog';
import { fetchAllRows } from './fetch-all-rows';
import type { FetchRows, RowsWanted } from './table-types';

type Chosen<R> = Pick<RowsWanted, 'search' | 'filters'> & {
  fetchRows: FetchRows<R>;
  /** How many were chosen, as the person saw it. */
  seen: number;
  /** So many of them in words: "3 clients". */
  count: (n: number) => string;
};

/**
 * All rows that match a question now, for what is done to all of them. Where their number isn't the one that the person chose, they are
 * asked whether to go on; undefined where they don't.
 */
export const listAllChosen = async <R>({ fetchRows, search, filters, seen, count }: Chosen<R>) => {
  const { signal } = new AbortController();
  const { rows, cursor } = await fetchAllRows(fetchRows, { search, filters, signal });
  if (rows.length === 0) {
    notify({ kind: 'info', title: 'Nothing matches anymore', text: 'Nothing was changed.' });
    return undefined;
  }
  if (rows.length === seen && !cursor) return rows;
  const [before, now] = [count(seen), formatCount(rows.length)];
  const isMeant = await confirm({
    title: cursor ? 'That’s too many at once' : 'The list has changed',
    text: cursor
      ? `You chose ${before}. Wayline can change the first ${now}. Go on with those?`
      : plural(rows.length, {
          one: `You chose ${before}; 1 matches now. Go on with 1?`,
          other: `You chose ${before}; ${now} match now. Go on with ${now}?`,
        }),
    confirm: `Go on with ${now}`,
  });
  return isMeant ? rows : undefined;
};
