import { Flex, Text } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { Trash2 } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { EmptyState } from '../../../ui/empty-state';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-types';
import { fetchInstitutions } from '../institution-queries';
import { categoryName } from '../institution-words';
import { KINDS } from '../kinds';
import { DeletedActions } from './deleted-actions';

const FETCH = {
  supplier: fetchInstitutions('supplier', 'deleted'),
  institution: fetchInstitutions('institution', 'deleted'),
};
const keptUntil = ({ deleted_at }: InstitutionRow): string => formatDate(deleted_at && getPurgeAt(deleted_at));

const COLUMNS: readonly Column<InstitutionRow>[] = [
  { key: 'acct', label: 'Acct #', width: 90 },
  { key: 'name', label: 'Name', grow: true, width: 190, always: true },
  { key: 'type', label: 'Type', width: 130, show: (row) => categoryName(row.profile_category_id) },
  {
    key: 'deleted_at',
    label: 'Deleted',
    width: 110,
    show: ({ deleted_at }) => formatDate(deleted_at),
    sortBy: ({ deleted_at }) => deleted_at,
  },
  { key: 'kept_until', label: 'Kept until', width: 110, always: true, show: keptUntil },
  { key: 'actions', label: 'Actions', width: 210, always: true, show: (row) => <DeletedActions row={row} /> },
];

const Card = ({ row }: { row: InstitutionRow }) => (
  <Flex direction="column" gap="2" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <div>
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {row.name}
      </Text>
      <Text color="fg.muted" textStyle="small">
        {row.acct} · Kept until {keptUntil(row)}
      </Text>
    </div>
    <DeletedActions row={row} />
  </Flex>
);

/** What was deleted of one list, for how long it can be restored. Source: R-ACC-137. */
export const DeletedTable = ({ kind }: { kind: InstitutionKind }) => {
  const { words, deletedTable } = KINDS[kind];
  return (
    <DataTable<InstitutionRow>
      name={deletedTable}
      label={words.deletedTitle}
      columns={COLUMNS}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      fetchRows={FETCH[kind]}
      searchLabel={words.searchDeleted}
      empty={<EmptyState icon={Trash2} title={words.noneDeleted} text={words.noneDeletedText} />}
      card={(row) => <Card row={row} />}
    />
  );
};
