import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { type FilterControls, filterControls } from '../../../ui/filters/filter-words';
import { categoryOptions } from '../institution-words';
import { useSupplierCategories } from '../supplier-categories';
import { INSTITUTION_LIST } from './institution-list';

const toControls = (kind: InstitutionKind): FilterControls => {
  const types = categoryOptions(kind);
  return filterControls(INSTITUTION_LIST, {
    filters: {
      category: { at: 'bar', label: 'Type', emptyLabel: 'Any type', useOptions: () => types },
      supplier_category: {
        at: kind === 'supplier' ? 'bar' : 'link',
        ...{ label: 'Category', emptyLabel: 'Any category', useOptions: useSupplierCategories },
      },
      tag: { at: 'link', label: 'Tag', chip: (tag) => `Tag: ${tag}` },
    },
  });
};
/** How each of the two lists is narrowed: by type, by what suppliers sell, and by the tag that a link asked for. */
export const INSTITUTION_FILTERS = { supplier: toControls('supplier'), institution: toControls('institution') };
