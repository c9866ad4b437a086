import type { ListQuery } from '@wayline/core/base/list-query';
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
  const { search, filters, unreadable } = parseQuery(query, address);
  const sort = address.get(SORT_PARAM) ?? undefined;

  const put = ({ [SORT_PARAM]: by, ...changes }: Changes) => {
    const asked = parseQuery(query, new URLSearchParams(listTexts(changes)));
    const texts = listTexts({ ...asked.unreadable, [SORT_PARAM]: by });
    setAddress([...formatQuery(query, asked), ...texts], { replace: true });
  };
  const asked: Changes = { ...Object.fromEntries(formatQuery(query, { search, filters })), [SORT_PARAM]: sort };
  /** These changed, the others as they are. */
  const narrow = (changes: Changes) => put({ ...asked, ...unreadable, ...changes });
  return {
    filters,
    search,
    unreadable,
    narrow,
    dropUnreadable: () => put(asked),
    /** What a `DataTable` takes of it. */
    table: {
      ...{ filters, search, sort, unreadable },
      onSearch: (text: string | undefined) => narrow({ search: text }),
      onSort: (by: string | undefined) => narrow({ [SORT_PARAM]: by }),
      /** Everything at once, as a saved view asks. */
      onView: (view: TableView) => put({ ...view.filters, search: view.search, [SORT_PARAM]: view.sort }),
    },
  };
};
