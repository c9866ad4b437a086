import { Button, HStack } from '@chakra-ui/react';
import { Hand } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { DataTable } from '../../../../ui/table/data-table';
import { type Claim, fetchClaims } from '../booking-list-queries';
import { claimColumns } from '../claim-columns';
import { BookingTabs } from '../components/booking-tabs';
import { ClaimCard } from '../components/claim-card';
import { RejectDialog } from '../components/reject-dialog';
import { useDecide } from '../use-decide';

/** Who asks for which booking, decided by whoever may manage. Source: R-TRIP-012, R-ACC-014 (G-200). */
export const ClaimsPage = () => {
  usePage({ title: 'Claim requests' });
  const [rejecting, setRejecting] = useState<Claim>();
  const decide = useDecide(() => setRejecting(undefined));
  const [mayEdit, mayManage] = [usePermission('Edit Reservations'), usePermission('Manage Users')];
  const decides = mayEdit && mayManage;
  const columns = useMemo(() => {
    const actions = (claim: Claim) =>
      claim.status === 'pending' && decides ? (
        <HStack gap="1" minH="34px">
          <Button size="2xs" onClick={() => decide({ claim, approve: true })}>
            Approve
          </Button>
          <Button size="2xs" variant="outline" onClick={() => setRejecting(claim)}>
            Reject
          </Button>
        </HStack>
      ) : null;
    return { actions, all: claimColumns(actions) };
  }, [decides, decide]);
  return (
    <>
      <PageHeader
        title="Claim requests"
        subtitle={decides ? undefined : 'Someone who can manage users and bookings approves or rejects these.'}
      />
      <BookingTabs />
      <DataTable<Claim>
        name="claim-requests"
        label="Claim requests"
        columns={columns.all}
        rowId={(claim) => claim.id}
        fetchRows={fetchClaims}
        empty={
          <EmptyState
            icon={Hand}
            title="No claim requests"
            text="When an advisor claims an imported booking that has no trip yet, the request appears here."
            action={<RouterButton to={PATHS.unclaimedBookings()}>View unclaimed bookings</RouterButton>}
          />
        }
        card={(claim) => <ClaimCard claim={claim}>{columns.actions(claim)}</ClaimCard>}
      />
      {rejecting && (
        <RejectDialog
          claim={rejecting}
          onClose={() => setRejecting(undefined)}
          onReject={(reason) => decide({ claim: rejecting, approve: false, reason })}
        />
      )}
    </>
  );
};
