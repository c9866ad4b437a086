import { INSTITUTION_QUERY } from '@wayline/core/areas/institutions/institution-query';
import type { ListQuery } from '@wayline/core/base/list-query';

const { category, supplier_category, tag } = INSTITUTION_QUERY.filters;
/** What the pages of suppliers and of institutions can be asked; which of the two it is, and whether deleted ones, is said by the page. */
export const INSTITUTION_LIST = { filters: { category, supplier_category, tag } } as const satisfies ListQuery;
