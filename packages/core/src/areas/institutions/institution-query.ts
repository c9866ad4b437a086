import { keyword, type ListQuery, oneOf, reference } from '../../base/list-query';
import { CATEGORY_IDS, INSTITUTION_KINDS, NO_CATEGORY } from './institution-categories';

/** What the lists of institutions and of suppliers can be asked; where no kind is, it is both at once. Source: R-ACC-033, R-ACC-034. */
export const INSTITUTION_QUERY = {
  states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
  filters: {
    kind: oneOf(INSTITUTION_KINDS),
    category: oneOf(CATEGORY_IDS, { refusal: NO_CATEGORY }),
    supplier_category: keyword({ anyCase: true }),
    tag: keyword({ anyCase: true }),
    /** A client who belongs to them. */
    member: reference('client'),
  },
} as const satisfies ListQuery;
