import type { Visibility } from '@wayline/core/access/visibilities';
import { type ClientMoneyRow, clientName } from '@wayline/core/areas/clients/client';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { EmptyState } from '../../../ui/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { BulkReport } from '../../../ui/record/bulk-report';
import { DataTable } from '../../../ui/table/data-table';
import { useListQuery } from '../../../ui/table/use-list-query';
import { clientColumns } from '../client-columns';
import { fetchClients } from '../client-queries';
import { useBulk } from '../use-bulk';
import { useSeenMoney } from '../use-seen-money';
import { BulkActions } from './bulk-actions';
import { ClientCard } from './client-card';
import { CLIENT_FILTERS, CLIENT_FILTERS_WITHOUT_MONEY } from './client-filter-words';
import { CLIENT_LIST } from './client-list';

const EMPTY_TEXTS: Readonly<Record<Visibility, string>> = {
  own: 'Clients you add and clients you advise appear here.',
  team: 'Clients that you or anyone on your team add or advise appear here.',
  all: 'Keep passports, preferences and family dates in one profile, ready for every trip you book.',
};

/** The clients: newest first, narrowed by the address, changed by the ticked. Source: R-ACC-032, R-ACC-043. */
export const ClientTable = ({ create }: { create: ReactNode }) => {
  const navigate = useNavigate();
  const { visibility = 'all' } = useSignedInUser();
  const list = useListQuery(CLIENT_LIST);
  const seen = useSeenMoney();
  const columns = useMemo(() => clientColumns(seen), [seen]);
  const bulk = useBulk();
  return (
    <>
      <BulkReport bulk={bulk} />
      <DataTable<ClientMoneyRow>
        name="clients"
        label="Clients"
        columns={columns}
        rowId={({ id }) => id}
        rowName={clientName}
        fetchRows={fetchClients}
        {...list.table}
        exportAs="clients"
        toolbar={<FilterBar controls={seen.due ? CLIENT_FILTERS : CLIENT_FILTERS_WITHOUT_MONEY} list={list} />}
        searchLabel="Search clients"
        empty={<EmptyState icon={UsersRound} title="No clients yet" text={EMPTY_TEXTS[visibility]} action={create} />}
        onOpen={({ id }) => void navigate(PATHS.client(id))}
        card={(client) => <ClientCard client={client} />}
        selectionActions={(selection) => (
          <BulkActions selection={selection} search={list.search} filters={list.filters} bulk={bulk} />
        )}
      />
    </>
  );
};
