import { Button, HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { formatMessage } from '@wayline/core/base/messages';
import { Inbox } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { confirm, QUESTIONS } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { PageHeader } from '../../../../ui/page-header';
import { DataTable } from '../../../../ui/table/data-table';
import { useLatestColumns } from '../../../../ui/table/use-latest-columns';
import { notify } from '../../../../ui/toaster';
import { fetchUnclaimed, UNCLAIMED_TABLE, type WaitingBooking } from '../booking-list-queries';
import { BookingTabs } from '../components/booking-tabs';
import { ClaimDialog } from '../components/claim-dialog';
import { UnclaimedCard } from '../components/unclaimed-card';
import { unclaimedColumns } from '../unclaimed-columns';

const ImportDialog = lazy(async () => ({
  default: (await import('../../bookings/components/import-dialog')).ImportDialog,
}));

type Open = { kind: 'import' } | { kind: 'claim'; waiting: WaitingBooking };

/** Bookings that were imported while nobody knew their trip, for advisors to claim. Source: R-TRIP-012, R-ACC-014 (G-200). */
export const UnclaimedPage = () => {
  usePage({ title: 'Unclaimed bookings' });
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const editing = useGuardedAction('Edit Reservations', 'edit reservations');
  const deleting = useGuardedAction('Delete Reservations', 'delete reservations');
  const refresh = () => client.invalidateQueries({ queryKey: UNCLAIMED_TABLE });
  const remove = async ({ id }: WaitingBooking) => {
    if (!(await confirm(QUESTIONS.deleteBooking))) return;
    await call('book.unclaimed.delete', { id }, { onMissing: 'stay' });
    notify({ kind: 'success', title: formatMessage('booking.delete.success') });
    await refresh();
  };
  const actions = (row: WaitingBooking) =>
    !row.claim_id && (
      <HStack gap="1" minH="34px">
        <IfPermitted permission="Edit Reservations">
          <Button size="2xs" variant="outline" onClick={editing(() => setOpen({ kind: 'claim', waiting: row }))}>
            Claim
          </Button>
        </IfPermitted>
        <IfPermitted permission="Delete Reservations">
          <Button
            size="2xs"
            variant="ghost"
            aria-label={`Delete ${row.booking.title}`}
            onClick={deleting(() => void remove(row).catch(notifyError))}
          >
            Delete
          </Button>
        </IfPermitted>
      </HStack>
    );
  const columns = useLatestColumns(actions, unclaimedColumns);
  const close = () => setOpen(undefined);
  const importing = (
    <IfPermitted permission="Edit Reservations">
      <Button onClick={editing(() => setOpen({ kind: 'import' }))} size="sm">
        Import
      </Button>
    </IfPermitted>
  );
  return (
    <>
      <PageHeader title="Unclaimed bookings" actions={importing} />
      <BookingTabs />
      <DataTable<WaitingBooking>
        name="unclaimed-bookings"
        label="Unclaimed bookings"
        columns={columns}
        rowId={(row) => row.id}
        fetchRows={fetchUnclaimed}
        empty={
          <EmptyState
            icon={Inbox}
            title="No unclaimed bookings"
            text="Don’t know which trip a confirmation belongs to? Import it here so the right advisor can claim it."
          />
        }
        card={(row) => <UnclaimedCard row={row}>{actions(row)}</UnclaimedCard>}
      />
      {open?.kind === 'claim' && <ClaimDialog waiting={open.waiting} onClose={close} />}
      {open?.kind === 'import' && (
        <Suspense fallback={null}>
          <ImportDialog tripId={undefined} onClose={close} onSaved={refresh} />
        </Suspense>
      )}
    </>
  );
};
