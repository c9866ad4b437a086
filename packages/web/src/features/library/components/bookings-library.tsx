import { Button, HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { LibraryRow } from '@wayline/core/areas/library/library-item';
import { LIBRARY_PAGE_SIZE } from '@wayline/core/areas/library/library-search';
import { LibraryId } from '@wayline/core/base/ids';
import { LibraryBig } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { DataTable } from '../../../ui/table/data-table';
import { useLatestColumns } from '../../../ui/table/use-latest-columns';
import { notify } from '../../../ui/toaster';
import { LIBRARY_TABLE } from '../../trip/public';
import { libraryColumns } from '../library-columns';
import { fetchLibrary } from '../library-queries';
import { LibraryCard } from './library-card';
import { LibraryFilters, type LibraryFilterValues } from './library-filters';

const LibraryEditor = lazy(async () => ({ default: (await import('./library-editor')).LibraryEditor }));
const KnownItemEditor = lazy(async () => ({ default: (await import('./known-item-editor')).KnownItemEditor }));
const InsertDialog = lazy(async () => ({ default: (await import('./insert-dialog')).InsertDialog }));
const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog')).PlaceDialog }));

type Open = { kind: 'new' } | { kind: 'place' } | { kind: 'insert'; row: LibraryRow };
/** The library booking that an address opens. */
const ITEM = 'item';

/** The reusable bookings of the company: made, edited, deleted, and put into trips. Source: R-TRIP-048, R-TRIP-157. */
export const BookingsLibrary = () => {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const [filters, setFilters] = useState<LibraryFilterValues>({});
  const mayEdit = usePermission('Edit Library Reservations');
  const editing = useGuardedAction('Edit Library Reservations', 'edit library reservations');
  const deleting = useGuardedAction('Delete Library Reservations', 'delete library reservations');
  const inserting = useGuardedAction('Edit Reservations', 'edit reservations');
  const [query, setQuery] = useSearchParams();
  const opened = LibraryId.safeParse(query.get(ITEM)).data;
  const showItem = (id: string | undefined) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      if (id) after.set(ITEM, id);
      else after.delete(ITEM);
      return after;
    });
  const close = () => setOpen(undefined);
  const remove = async ({ id }: LibraryRow) => {
    if (!(await confirm(QUESTIONS.deleteBooking))) return;
    const { message } = await call('book.library.delete', { id }, { onMissing: 'stay' });
    notify({ kind: 'success', title: message });
    await client.invalidateQueries({ queryKey: LIBRARY_TABLE });
  };
  const edit = (row: LibraryRow) => editing(() => showItem(row.id))();
  const actions = (row: LibraryRow) => (
    <HStack gap="1" minH="34px">
      <IfPermitted permission="Edit Reservations">
        <Button
          size="2xs"
          variant="outline"
          aria-label={`Insert ${row.title} into a trip`}
          onClick={inserting(() => setOpen({ kind: 'insert', row }))}
        >
          Insert
        </Button>
      </IfPermitted>
      <IfPermitted permission="Edit Library Reservations">
        <Button size="2xs" variant="ghost" aria-label={`Edit ${row.title}`} onClick={() => edit(row)}>
          Edit
        </Button>
      </IfPermitted>
      <IfPermitted permission="Delete Library Reservations">
        <Button
          size="2xs"
          variant="ghost"
          aria-label={`Delete ${row.title}`}
          onClick={deleting(() => void remove(row).catch(notifyError))}
        >
          Delete
        </Button>
      </IfPermitted>
    </HStack>
  );
  const columns = useLatestColumns(actions, libraryColumns);
  const create = (
    <HStack gap="2">
      <IfPermitted permission="Edit Library Reservations">
        <Button size="sm" variant="outline" onClick={editing(() => setOpen({ kind: 'place' }))}>
          New place
        </Button>
      </IfPermitted>
      <IfPermitted permission="Edit Library Reservations">
        <Button size="sm" onClick={editing(() => setOpen({ kind: 'new' }))}>
          New library booking
        </Button>
      </IfPermitted>
    </HStack>
  );
  return (
    <>
      <HStack justify="flex-end" pb="3">
        {create}
      </HStack>
      <DataTable<LibraryRow>
        name="library"
        label="Library"
        columns={columns}
        rowId={(row) => row.id}
        fetchRows={fetchLibrary}
        pageSize={LIBRARY_PAGE_SIZE}
        filters={filters}
        toolbar={<LibraryFilters values={filters} onChange={setFilters} />}
        searchLabel="Search library"
        empty={
          <EmptyState
            icon={LibraryBig}
            title="The library is empty"
            text="Save what you sell often, from a booking’s menu or here, and add it to any trip on any day."
          />
        }
        onOpen={mayEdit ? edit : undefined}
        card={(row) => (
          <LibraryCard row={row} isOpenable={mayEdit}>
            {actions(row)}
          </LibraryCard>
        )}
      />
      <Suspense fallback={null}>
        {open?.kind === 'new' && <LibraryEditor item={undefined} onClose={close} />}
        {opened && mayEdit && <KnownItemEditor id={opened} onClose={() => showItem(undefined)} />}
        {open?.kind === 'insert' && <InsertDialog row={open.row} onClose={close} />}
        {open?.kind === 'place' && <PlaceDialog onClose={close} />}
      </Suspense>
    </>
  );
};
