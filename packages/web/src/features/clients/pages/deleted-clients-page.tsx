import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { Trash2 } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { DataTable } from '../../../ui/table/data-table';
import { fetchDeletedClients } from '../client-queries';
import { DELETED_COLUMNS } from '../deleted-columns';
import { DeletedCard } from '../list/deleted-card';

/** Clients that were deleted and can still be restored. Source: R-ACC-137 (G-165). */
export const DeletedClientsPage = () => {
  usePage({ title: 'Deleted clients', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  return (
    <>
      <PageHeader
        title="Deleted clients"
        subtitle="You can restore a deleted client, with the whole profile, for 30 days."
        actions={
          <RouterButton variant="outline" to={PATHS.clients()}>
            All clients
          </RouterButton>
        }
      />
      <DataTable<ClientRow>
        name="deleted-clients"
        label="Deleted clients"
        columns={DELETED_COLUMNS}
        rowId={({ id }) => id}
        rowName={clientName}
        fetchRows={fetchDeletedClients}
        searchLabel="Search deleted clients"
        empty={
          <EmptyState
            icon={Trash2}
            title="No deleted clients"
            text="Deleted clients stay here for 30 days, then they’re gone for good."
          />
        }
        card={(client) => <DeletedCard client={client} />}
      />
    </>
  );
};
