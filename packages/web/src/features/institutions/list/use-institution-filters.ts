import { findCategory } from '@wayline/core/areas/institutions/institution-categories';
import { useSearchParams } from 'react-router-dom';
import { SORT_PARAM } from '../../../ui/table/use-address-sort';
import type { InstitutionFilters } from '../institution-queries';

export type FilterName = keyof InstitutionFilters;
const isName = (text: string) => text.trim() !== '' && text.length <= 255;
/** What each filter may be in an address; anything else counts as not asked. */
const FILTERS: Record<FilterName, (text: string) => boolean> = {
  category: (text) => findCategory(Number(text)) !== undefined,
  supplier_category: isName,
  tag: isName,
};
const NAMES = Object.keys(FILTERS) as FilterName[];
const LONGEST_SEARCH = 120;

/** Search, filters and order of a list of institutions, kept in the address so that what is seen can be linked. */
export const useInstitutionFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters: Partial<Record<FilterName, string>> = Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = address.get(name);
      return text !== null && FILTERS[name](text) ? [[name, text]] : [];
    }),
  );
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
    narrow: (changes: Partial<Record<FilterName, string | undefined>>) =>
      show({ search, ...filters, ...changes, sort }),
    find: (text: string | undefined) => show({ ...filters, search: text, sort }),
    order: (by: string | undefined) => show({ ...filters, search, sort: by }),
  };
};
