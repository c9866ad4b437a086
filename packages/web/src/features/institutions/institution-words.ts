import type { INSTITUTION_SOURCES } from '@wayline/core/areas/institutions/institution';
import {
  CATEGORIES_BY_KIND,
  findCategory,
  type InstitutionKind,
} from '@wayline/core/areas/institutions/institution-categories';
import type { Option } from '../../ui/fields/select-field';

export const SOURCE_WORDS: Record<(typeof INSTITUTION_SOURCES)[number], string> = {
  manual: 'Added by you',
  directory: 'Directory',
};

/** What the kinds of institutions are called on screen, by the names that Wayline keeps them under in any language. */
const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  Supplier: 'Supplier',
  'Tour operator': 'Tour operator',
  DMC: 'DMC',
  Brand: 'Brand',
  'Resource provider': 'Resource provider',
  Agency: 'Agency',
  'Host agency': 'Host agency',
  Consortia: 'Consortia',
  Educational: 'Educational',
  Corporate: 'Corporate',
};

/** What kind of institution it is, in words. */
export const categoryName = (id: number): string => {
  const name = findCategory(id)?.name ?? '';
  return CATEGORY_WORDS[name] ?? name;
};
/** The kinds to choose from in one of the lists. */
export const categoryOptions = (kind: InstitutionKind): Option[] =>
  CATEGORIES_BY_KIND[kind].map(({ id }) => ({ value: String(id), label: categoryName(id) }));
