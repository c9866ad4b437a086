import { Button, HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { usePage } from '../../../app/use-page';
import { useMay } from '../../../lib/use-may';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { DeletedTripsLink } from '../../history/deleted-trips-link';
import { TripTable } from '../list/trip-table';

const TripRequests = lazy(async () => ({ default: (await import('../list/trip-requests')).TripRequests }));
const ImportDialog = lazy(async () => ({ default: (await import('../list/import/import-dialog')).ImportDialog }));

const REQUESTS = 'requests';

/** The trips of the company, and the requests beside them. Source: R-TRIP-010, R-TRIP-034. */
export const TripListPage = () => {
  usePage({ title: 'Trips' });
  const client = useQueryClient();
  const [address] = useSearchParams();
  const [importing, setImporting] = useState(false);
  const requests = address.get('tab') === REQUESTS;
  const edits = useMay('Edit Trips');
  const create = edits && <RouterButton to={PATHS.tripCreate()}>New trip</RouterButton>;
  const tabs = [
    { label: 'Trips', to: PATHS.trips(), current: !requests },
    { label: 'Trip requests', to: `${PATHS.trips()}?tab=${REQUESTS}`, current: requests },
  ];
  return (
    <>
      <PageHeader
        title="Trips"
        actions={
          edits && (
            <>
              <Button variant="outline" onClick={() => setImporting(true)}>
                Import
              </Button>
              {create}
            </>
          )
        }
      />
      <HStack as="nav" aria-label="Trips and requests" gap="1" pb="4">
        {tabs.map(({ label, to, current }) => (
          <Button key={to} asChild size="sm" variant={current ? 'subtle' : 'ghost'}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </Button>
        ))}
        <DeletedTripsLink />
      </HStack>
      <Suspense fallback={null}>
        {requests ? <TripRequests /> : <TripTable create={create} />}
        {importing && (
          <ImportDialog
            onClose={() => setImporting(false)}
            onChanged={() => client.invalidateQueries({ queryKey: ['table', 'trips'] })}
          />
        )}
      </Suspense>
    </>
  );
};
