import type { ListQuery } from '@wayline/core/base/list-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SORT_PARAM, TAB_PARAM } from '../../lib/address-names';
import { formatQuery, parseQuery, type Texts } from '../../lib/list-address';
import type { TableView } from './table-types';

/** Changes of what a list is asked, as an address says it; undefined takes off. */
export type Changes = Readonly<Record<string, string | undefined>>;

const toAddress = (changes: Changes): URLSearchParams =>
  new URLSearchParams(Object.entries(changes).flatMap(([name, text]) => (text ? [[name, text]] : [])));

/** What an address asks a list, in the texts by which it is asked today: an earlier one may have said the same otherwise. */
const readTexts = (query: ListQuery, address: URLSearchParams): { asked: Texts; unreadable: Texts } => {
  const { unreadable, ...question } = parseQuery(query, address);
  return { asked: Object.fromEntries(formatQuery(query, question)), unreadable };
};

/**
 * What the address of a page asks its list, kept there so that it can be linked, reloaded and gone back to. `unreadable` is what it says of
 * filters that can't be read: it stays until `dropUnreadable`, because what is shown meanwhile is more than was asked for.
 */
export const useListQuery = <const Q extends ListQuery>(query: Q) => {
  const [address, setAddress] = useSearchParams();
  // A new address is shown in a transition: what is pressed meanwhile adds to what was asked last, and not to what is shown.
  const last = useRef(address);
  useEffect(() => {
    last.current = address;
  }, [address]);
  const { search, filters, unreadable } = parseQuery(query, address);
  const sort = address.get(SORT_PARAM) ?? undefined;

  const ask = ({ [SORT_PARAM]: by, ...changes }: Changes) => {
    const { asked, unreadable: others } = readTexts(query, toAddress(changes));
    const tab = last.current.get(TAB_PARAM) ?? undefined;
    last.current = toAddress({ [TAB_PARAM]: tab, ...asked, ...others, [SORT_PARAM]: by });
    setAddress(last.current, { replace: true });
  };
  const readLast = () => {
    const { asked, unreadable: others } = readTexts(query, last.current);
    return { asked, others, order: { [SORT_PARAM]: last.current.get(SORT_PARAM) ?? undefined } };
  };
  /** These changed, the others as they are. */
  const narrow = (changes: Changes) => {
    const { asked, others, order } = readLast();
    ask({ ...asked, ...others, ...order, ...changes });
  };
  return {
    filters,
    search,
    unreadable,
    narrow,
    dropUnreadable: () => {
      const { asked, order } = readLast();
      ask({ ...asked, ...order });
    },
    /** Everything that matches the words that are looked for. */
    clearFilters: () => {
      const { asked, others, order } = readLast();
      ask({ search: asked.search, ...others, ...order });
    },
    /** What a `DataTable` takes of it. */
    table: {
      ...{ filters, search, sort, unreadable },
      onSearch: (text: string | undefined) => narrow({ search: text }),
      onSort: (by: string | undefined) => narrow({ [SORT_PARAM]: by }),
      /** Everything at once, as a saved view asks. */
      onView: (view: TableView) => ask({ ...view.filters, search: view.search, [SORT_PARAM]: view.sort }),
      /** A view as it would be saved now. */
      readView: ({ filters: kept, search: words, sort: by }: TableView): TableView => {
        const { asked, unreadable: others } = readTexts(query, toAddress({ ...kept, search: words }));
        const { search: found, ...said } = asked;
        return { ...(found && { search: found }), filters: { ...said, ...others }, ...(by && { sort: by }) };
      },
    },
  };
};
