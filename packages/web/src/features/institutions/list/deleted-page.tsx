import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { usePage } from '../../../navigation/use-page';
import { type DeletedKind, DeletedRecords } from '../../../ui/record/deleted-records';
import { mayPurge } from '../ask-before-delete';
import { REMOVE } from '../guards';
import { fetchInstitutions } from '../institution-queries';
import { categoryName } from '../institution-words';
import { KINDS } from '../kinds';
import { ACTIONS, toBulkKind } from '../use-bulk';

const toDeletedKind = (kind: InstitutionKind): DeletedKind<InstitutionRow> => ({
  words: KINDS[kind].deletedWords,
  table: KINDS[kind].deletedTable,
  list: { to: KINDS[kind].list(), label: KINDS[kind].words.all },
  columns: [
    { key: 'acct', label: 'Acct #', width: 90 },
    { key: 'name', label: 'Name', grow: true, width: 190, always: true },
    { key: 'type', label: 'Type', width: 130, show: (row) => categoryName(row.profile_category_id) },
  ],
  nameOf: ({ name }) => name,
  numberOf: ({ acct }) => acct,
  fetchRows: fetchInstitutions(kind, 'deleted'),
  bulk: toBulkKind(KINDS[kind]),
  guard: REMOVE,
  restore: ACTIONS.restore,
  purge: ACTIONS.purge,
  mayPurge,
});
const DELETED = { supplier: toDeletedKind('supplier'), institution: toDeletedKind('institution') };

/** The trash of one list. Source: R-ACC-137. */
export const DeletedPage = ({ kind }: { kind: InstitutionKind }) => {
  const { words, list, deletedWords } = KINDS[kind];
  usePage({ title: deletedWords.title, crumbs: [{ label: words.title, to: list() }] });
  return <DeletedRecords kind={DELETED[kind]} />;
};
