import { CLIENT_STATUSES } from '@wayline/core/areas/clients/client';
import { Day } from '@wayline/core/base/values';
import { useSearchParams } from 'react-router-dom';
import type { CallInput } from '../../../lib/api';
import { SORT_PARAM } from '../../../ui/table/use-address-sort';

export type ClientFilters = Pick<
  CallInput<'crm.individuals.list'>,
  'status' | 'advisor' | 'tag' | 'source' | 'from' | 'until' | 'traveled_from' | 'traveled_until'
>;
export type ClientFilterName = keyof ClientFilters;

const STATUSES: readonly string[] = CLIENT_STATUSES;
/** What each filter may be in an address; anything else counts as not asked. */
const FILTERS: Record<ClientFilterName, (text: string) => boolean> = {
  status: (text) => STATUSES.includes(text),
  advisor: (text) => /^usr_[0-9A-Z]{26}$/.test(text),
  tag: (text) => text.trim() !== '' && text.length <= 255,
  source: (text) => text.trim() !== '' && text.length <= 255,
  from: (text) => Day.safeParse(text).success,
  until: (text) => Day.safeParse(text).success,
  traveled_from: (text) => Day.safeParse(text).success,
  traveled_until: (text) => Day.safeParse(text).success,
};
const NAMES = Object.keys(FILTERS) as ClientFilterName[];
const LONGEST_SEARCH = 120;

const parseClientFilters = (address: URLSearchParams): ClientFilters =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = address.get(name);
      return text !== null && FILTERS[name](text) ? [[name, text]] : [];
    }),
  );

/** Search, filters and order of the client list, kept in the address so that what is seen can be linked. */
export const useClientFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters = parseClientFilters(address);
  const search = address.get('search')?.slice(0, LONGEST_SEARCH) || undefined;
  const sort = address.get(SORT_PARAM) ?? undefined;
  const show = (asked: Record<string, string | undefined>) =>
    setAddress(
      Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])),
      { replace: true },
    );
  return {
    filters,
    search,
    sort,
    /** Everything at once, as a saved view asks. */
    show,
    /** These filters changed, the others as they are. */
    narrow: (changes: Partial<Record<ClientFilterName, string | undefined>>) =>
      show({ search, ...filters, ...changes, sort }),
    find: (text: string | undefined) => show({ ...filters, search: text, sort }),
    order: (by: string | undefined) => show({ ...filters, search, sort: by }),
  };
};
