import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { type DeletedKind, DeletedRecords } from '../../../ui/record/deleted-records';
import { mayPurgeClient } from '../ask-before-delete';
import { fetchDeletedClients } from '../client-queries';
import { REMOVE } from '../guards';
import { ACTIONS, BULK } from '../use-bulk';

const DELETED: DeletedKind<ClientRow> = {
  words: {
    title: 'Deleted clients',
    text: 'You can restore a deleted client, with the whole profile, for 30 days.',
    search: 'Search deleted clients',
    none: 'No deleted clients',
    noneText: 'Deleted clients stay here for 30 days, then they’re gone for good.',
  },
  table: 'deleted-clients',
  list: { to: PATHS.clients(), label: 'All clients' },
  columns: [
    { key: 'ind_code', label: 'Acct #', width: 90 },
    { key: 'name', label: 'Name', grow: true, width: 170, always: true, show: clientName },
    { key: 'email', label: 'Email', width: 220, show: ({ emails }) => emails[0] },
  ],
  nameOf: clientName,
  numberOf: ({ ind_code }) => ind_code,
  fetchRows: fetchDeletedClients,
  bulk: BULK,
  guard: REMOVE,
  restore: ACTIONS.restore,
  purge: ACTIONS.purge,
  mayPurge: mayPurgeClient,
};

/** Clients that were deleted and can still be restored. Source: R-ACC-137 (G-165). */
export const DeletedClientsPage = () => {
  usePage({ title: 'Deleted clients', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  return <DeletedRecords kind={DELETED} />;
};
