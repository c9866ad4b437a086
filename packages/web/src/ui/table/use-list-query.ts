import type { ListQuery } from '@wayline/core/base/list-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SORT_PARAM } from '../../lib/address-names';
import { formatQuery, parseQuery } from '../../lib/list-address';
import type { TableView } from './table-types';

/** Changes of what a list is asked, as an address says it; undefined takes off. */
export type Changes = Readonly<Record<string, string | undefined>>;

const listTexts = (changes: Changes): [string, string][] =>
  Object.entries(changes).flatMap(([name, text]) => (text ? [[name, text]] : []));

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
    const asked = parseQuery(query, new URLSearchParams(listTexts(changes)));
    const texts = listTexts({ ...asked.unreadable, [SORT_PARAM]: by });
    last.current = new URLSearchParams([...formatQuery(query, asked), ...texts]);
    setAddress(last.current, { replace: true });
  };
  const readLast = () => {
    const { unreadable: others, ...asked } = parseQuery(query, last.current);
    const by = last.current.get(SORT_PARAM) ?? undefined;
    return {
      search: asked.search,
      others,
      asked: { ...Object.fromEntries(formatQuery(query, asked)), [SORT_PARAM]: by },
    };
  };
  /** These changed, the others as they are. */
  const narrow = (changes: Changes) => {
    const { asked, others } = readLast();
    ask({ ...asked, ...others, ...changes });
  };
  return {
    filters,
    search,
    unreadable,
    narrow,
    dropUnreadable: () => ask(readLast().asked),
    /** Everything that matches the words that are looked for. */
    clearFilters: () => {
      const { search: words, asked, others } = readLast();
      ask({ ...others, search: words, [SORT_PARAM]: asked[SORT_PARAM] });
    },
    /** What a `DataTable` takes of it. */
    table: {
      ...{ filters, search, sort, unreadable },
      onSearch: (text: string | undefined) => narrow({ search: text }),
      onSort: (by: string | undefined) => narrow({ [SORT_PARAM]: by }),
      /** Everything at once, as a saved view asks. */
      onView: (view: TableView) => ask({ ...view.filters, search: view.search, [SORT_PARAM]: view.sort }),
      /** A view as it would be saved now: one from before may say the same otherwise. */
      readView: (view: TableView): TableView => {
        const texts = listTexts({ ...view.filters, search: view.search });
        const { unreadable: others, ...asked } = parseQuery(query, new URLSearchParams(texts));
        const { search: words, ...said }: Record<string, string> = Object.fromEntries(formatQuery(query, asked));
        return {
          ...(words && { search: words }),
          filters: { ...said, ...others },
          ...(view.sort && { sort: view.sort }),
        };
      },
    },
  };
};
