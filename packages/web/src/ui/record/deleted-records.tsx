import { Flex, Text } from '@chakra-ui/react';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { formatDate } from '../../lib/format';
import { EmptyState } from '../empty-state';
import { PageHeader } from '../page-header';
import { RouterButton } from '../router-button';
import { DataTable } from '../table/data-table';
import type { Column, FetchRows } from '../table/table-types';
import { DeletedActions } from './deleted-actions';
import type { ProfileGuard } from './profile-kind';
import type { BulkKind, BulkSend } from './use-bulk';

type Deleted = { id: string; deleted_at?: string | undefined };
/** What the page says: its title, what can be done there, and what it says where there are none. */
export type DeletedWords = Record<'title' | 'text' | 'search' | 'none' | 'noneText', string>;
/** A kind of record that has a trash with a page of its own. */
export type DeletedKind<R extends Deleted> = {
  words: DeletedWords;
  /** The name of the table. */
  table: string;
  /** The list that they were deleted from, and what the way there says: "All clients". */
  list: { to: string; label: string };
  /** What tells one from another; how long it is kept follows. */
  columns: readonly Column<R>[];
  nameOf: (row: R) => string;
  numberOf: (row: R) => string;
  fetchRows: FetchRows<R>;
  bulk: BulkKind;
  /** Who may restore one and delete it for good. */
  guard: ProfileGuard;
  restore: BulkSend<R['id']>;
  purge: BulkSend<R['id']>;
  /** Asks before one is deleted for good, by its name. */
  mayPurge: (name: string) => Promise<boolean>;
};

const keptUntil = ({ deleted_at }: Deleted): string => formatDate(deleted_at && getPurgeAt(deleted_at));

const toActions = <R extends Deleted>(kind: DeletedKind<R>, row: R) => (
  <DeletedActions kind={kind} record={{ id: row.id, name: kind.nameOf(row) }} />
);
const toColumns = <R extends Deleted>(kind: DeletedKind<R>): Column<R>[] => [
  ...kind.columns,
  {
    key: 'deleted_at',
    label: 'Deleted',
    width: 110,
    show: ({ deleted_at }) => formatDate(deleted_at),
    sortBy: ({ deleted_at }) => deleted_at,
  },
  { key: 'kept_until', label: 'Kept until', width: 110, always: true, show: keptUntil },
  { key: 'actions', label: 'Actions', width: 210, always: true, show: (row) => toActions(kind, row) },
];

/** The records of one kind that were deleted and can still be restored, as a table, and as cards on a phone. Source: R-ACC-137 (G-165). */
export const DeletedRecords = <R extends Deleted>({ kind }: { kind: DeletedKind<R> }) => {
  const { words, table, list, nameOf, numberOf, fetchRows } = kind;
  const columns = useMemo(() => toColumns(kind), [kind]);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.text}
        actions={
          <RouterButton variant="outline" to={list.to}>
            {list.label}
          </RouterButton>
        }
      />
      <DataTable<R>
        name={table}
        label={words.title}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nameOf}
        fetchRows={fetchRows}
        searchLabel={words.search}
        empty={<EmptyState icon={Trash2} title={words.none} text={words.noneText} />}
        card={(row) => (
          <Flex direction="column" gap="2" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
            <div>
              <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
                {nameOf(row)}
              </Text>
              <Text color="fg.muted" textStyle="small">
                {numberOf(row)} · Kept until {keptUntil(row)}
              </Text>
            </div>
            {toActions(kind, row)}
          </Flex>
        )}
      />
    </>
  );
};
