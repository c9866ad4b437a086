import { getInstitutionKind, type InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { PATHS } from '../../lib/paths';

/** What one of the two lists is called, what its screens say, and where they are. */
type KindWords = {
  noun: string;
  table: string;
  deletedTable: string;
  list: () => string;
  deleted: () => string;
  profile: (id: string) => string;
  words: Record<
    | 'title'
    | 'all'
    | 'create'
    | 'add'
    | 'search'
    | 'changed'
    | 'emptyTitle'
    | 'emptyText'
    | 'deletedTitle'
    | 'deletedText'
    | 'searchDeleted'
    | 'noneDeleted'
    | 'noneDeletedText'
    | 'restore',
    string
  >;
};

export const KINDS: Record<InstitutionKind, KindWords> = {
  supplier: {
    noun: 'supplier',
    table: 'suppliers',
    deletedTable: 'deleted-suppliers',
    list: PATHS.suppliers,
    deleted: PATHS.deletedSuppliers,
    profile: PATHS.supplier,
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
      deletedTitle: 'Deleted suppliers',
      deletedText: 'You can restore a deleted supplier, with its contacts and terms, for 30 days.',
      searchDeleted: 'Search deleted suppliers',
      noneDeleted: 'No deleted suppliers',
      noneDeletedText: 'Deleted suppliers stay here for 30 days, then they’re gone for good.',
      restore: 'Restore supplier',
    },
  },
  institution: {
    noun: 'institution',
    table: 'institutions',
    deletedTable: 'deleted-institutions',
    list: PATHS.institutions,
    deleted: PATHS.deletedInstitutions,
    profile: PATHS.institution,
    words: {
      title: 'Institutions',
      all: 'All institutions',
      create: 'New institution',
      add: 'Add institution',
      search: 'Search institutions',
      changed: 'Institutions changed',
      emptyTitle: 'No institutions yet',
      emptyText: 'Agencies, consortia, schools and companies you work with, and the clients who belong to them.',
      deletedTitle: 'Deleted institutions',
      deletedText: 'You can restore a deleted institution, with its contacts and members, for 30 days.',
      searchDeleted: 'Search deleted institutions',
      noneDeleted: 'No deleted institutions',
      noneDeletedText: 'Deleted institutions stay here for 30 days, then they’re gone for good.',
      restore: 'Restore institution',
    },
  },
};

type Categorized = { profile_category_id: number };
export const kindWordsOf = ({ profile_category_id }: Categorized): KindWords =>
  KINDS[getInstitutionKind(profile_category_id)];
