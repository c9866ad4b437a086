import type { Institution } from '../../institution';
import type { DirectoryEntry } from './directory';

/** What an institution has of the directory, until the company says otherwise. */
export const DIRECTORY_FIELDS = [
  'name',
  'website',
  'brand_supplier',
  'profile_category_id',
  'supplier_categories',
] as const satisfies readonly (keyof DirectoryEntry & keyof Institution)[];
export type DirectoryField = (typeof DIRECTORY_FIELDS)[number];

type Copy = Pick<Institution, DirectoryField>;
const isSame = (ours: unknown, theirs: unknown) => JSON.stringify(ours ?? '') === JSON.stringify(theirs ?? '');

/** The fields that a company keeps otherwise than the directory has them. */
export const listOverrides = (ours: Copy, entry: DirectoryEntry): DirectoryField[] =>
  DIRECTORY_FIELDS.filter((field) => !isSame(ours[field], entry[field]));
