import { getInstitutionKind, type InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { countOf } from '@wayline/core/base/plural';
import { PATHS } from '../../lib/paths';
import type { DeletedWords } from '../../ui/record/deleted-records';

/** What one of the two lists is called, what its screens say, and where they are. */
export type KindWords = {
  count: (n: number) => string;
  table: string;
  deletedTable: string;
  list: () => string;
  deleted: () => string;
  profile: (id: string) => string;
  deletedWords: DeletedWords;
  words: Record<
    'title' | 'all' | 'create' | 'add' | 'search' | 'changed' | 'emptyTitle' | 'emptyText' | 'restore',
    string
  >;
};

export const KINDS: Record<InstitutionKind, KindWords> = {
  supplier: {
    count: (n) => countOf(n, 'supplier'),
    table: 'suppliers',
    deletedTable: 'deleted-suppliers',
    list: PATHS.suppliers,
    deleted: PATHS.deletedSuppliers,
    profile: PATHS.supplier,
    deletedWords: {
      title: 'Deleted suppliers',
      text: 'You can restore a deleted supplier, with its contacts and terms, for 30 days.',
      search: 'Search deleted suppliers',
      none: 'No deleted suppliers',
      noneText: 'Deleted suppliers stay here for 30 days, then they’re gone for good.',
    },
    words: {
      title: 'Suppliers',
      all: 'All suppliers',
      create: 'New supplier',
      add: 'Add supplier',
      search: 'Search suppliers',
      changed: 'Suppliers changed',
      emptyTitle: 'No suppliers yet',
      emptyText:
        'Keep contacts, commission and payment terms in one place, ready for every booking. Start from the directory of well-known suppliers, or add your own.',
      restore: 'Restore supplier',
    },
  },
  institution: {
    count: (n) => countOf(n, 'institution'),
    table: 'institutions',
    deletedTable: 'deleted-institutions',
    list: PATHS.institutions,
    deleted: PATHS.deletedInstitutions,
    profile: PATHS.institution,
    deletedWords: {
      title: 'Deleted institutions',
      text: 'You can restore a deleted institution, with its contacts and members, for 30 days.',
      search: 'Search deleted institutions',
      none: 'No deleted institutions',
      noneText: 'Deleted institutions stay here for 30 days, then they’re gone for good.',
    },
    words: {
      title: 'Institutions',
      all: 'All institutions',
      create: 'New institution',
      add: 'Add institution',
      search: 'Search institutions',
      changed: 'Institutions changed',
      emptyTitle: 'No institutions yet',
      emptyText: 'Agencies, consortia, schools and companies you work with, and the clients who belong to them.',
      restore: 'Restore institution',
    },
  },
};

type Categorized = { profile_category_id: number };
export const kindWordsOf = ({ profile_category_id }: Categorized): KindWords =>
  KINDS[getInstitutionKind(profile_category_id)];
