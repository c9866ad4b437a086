import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { TAB_PARAM } from '../../../../lib/address-names';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { PageHeader } from '../../../../ui/page-header';
import { PageTabs } from '../../../../ui/page-tabs';
import { RouterButton } from '../../../../ui/router-button';
import { DeletedTripsLink } from '../../history/deleted-trips-link';
import { TripTable } from '../list/trip-table';

const ImportDialog = lazy(async () => ({ default: (await import('../list/import/import-dialog')).ImportDialog }));

/** The trips of the company, and the way to the forms by which requests come in. Source: R-TRIP-010. */
export const TripListPage = () => {
  usePage({ title: 'Trips' });
  const client = useQueryClient();
  const [address] = useSearchParams();
  const [importing, setImporting] = useState(false);
  const edits = usePermission('Edit Trips');
  const viewsForms = usePermission('View Forms');
  const create = edits && <RouterButton to={PATHS.tripCreate()}>New trip</RouterButton>;
  const tabs = [
    { label: 'Trips', to: PATHS.trips() },
    ...(viewsForms ? [{ label: 'Trip requests', to: PATHS.tripRequestForms() }] : []),
  ];
  if (viewsForms && address.get(TAB_PARAM) === 'requests') return <Navigate to={PATHS.tripRequestForms()} replace />;
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
      <PageTabs label="Trips and requests" tabs={tabs}>
        <DeletedTripsLink />
      </PageTabs>
      <TripTable create={create} />
      <Suspense fallback={null}>
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
