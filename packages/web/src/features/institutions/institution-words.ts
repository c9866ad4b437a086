import type { INSTITUTION_SOURCES } from '@wayline/core/areas/institutions/institution';
import { findCategory } from '@wayline/core/areas/institutions/institution-categories';

export const SOURCE_WORDS: Record<(typeof INSTITUTION_SOURCES)[number], string> = {
  manual: 'Added by you',
  directory: 'Directory',
};

/** What kind of institution it is, in words. */
export const categoryName = (id: number): string => findCategory(id)?.name ?? '';
