import * as z from 'zod';
import { PROFILE_CATEGORIES, type ProfileCategory } from '../lookups/public-schemas';

/** Which of the two lists an institution is in. Source: R-ACC-033, R-ACC-034. */
export const INSTITUTION_KINDS = ['supplier', 'institution'] as const;
export type InstitutionKind = (typeof INSTITUTION_KINDS)[number];

/** The branches of profile categories that hold suppliers, and those of other institutions. */
const BRANCHES: Record<InstitutionKind, readonly string[]> = {
  supplier: ['Suppliers'],
  institution: ['Agencies', 'Clients'],
};
/** Categories in these branches that no institution has: All only filters, and individuals and groups are people. */
const NO_INSTITUTIONS: readonly string[] = ['All', 'Individual', 'Group'];

const listLeaves = (kind: InstitutionKind): ProfileCategory[] =>
  PROFILE_CATEGORIES.filter(({ name }) => BRANCHES[kind].includes(name))
    .flatMap(({ children }) => children)
    .filter(({ name }) => !NO_INSTITUTIONS.includes(name));

/** The categories that institutions of each kind can have. Source: R-SHELL-160. */
export const CATEGORIES_BY_KIND: Record<InstitutionKind, readonly ProfileCategory[]> = {
  supplier: listLeaves('supplier'),
  institution: listLeaves('institution'),
};

export const findCategory = (id: number): ProfileCategory | undefined =>
  INSTITUTION_KINDS.flatMap((kind) => CATEGORIES_BY_KIND[kind]).find((category) => category.id === id);

export const CATEGORY_IDS: readonly number[] = INSTITUTION_KINDS.flatMap((kind) =>
  CATEGORIES_BY_KIND[kind].map(({ id }) => id),
);
export const NO_CATEGORY = 'Choose a type from the list.';
export const CategoryId = z.int().refine((id) => CATEGORY_IDS.includes(id), NO_CATEGORY);

/** Everything in the branch of suppliers is one: they have terms, and bookings name them. */
export const getInstitutionKind = (categoryId: number): InstitutionKind =>
  CATEGORIES_BY_KIND.supplier.some(({ id }) => id === categoryId) ? 'supplier' : 'institution';
