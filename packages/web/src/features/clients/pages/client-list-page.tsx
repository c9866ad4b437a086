import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CrmTabs } from '../crm-tabs';
import { ClientTable } from '../list/client-table';

const NewClientDialog = lazy(async () => ({ default: (await import('../list/new-client-dialog')).NewClientDialog }));

/** The clients of the company, as the profiles behind them. Source: R-ACC-032. */
export const ClientListPage = () => {
  usePage({ title: 'Clients' });
  const [adding, setAdding] = useState(false);
  const edits = usePermission('Edit Client Profiles');
  const deletes = usePermission('Delete Client Profiles');
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const create = edits && <Button onClick={allowed(() => setAdding(true))}>New client</Button>;
  return (
    <>
      <PageHeader
        title="Clients"
        actions={
          <>
            <RouterButton variant="ghost" to={PATHS.crmDashboard()}>
              Overview
            </RouterButton>
            {edits && (
              <RouterButton variant="ghost" to={PATHS.clientImports()}>
                Import
              </RouterButton>
            )}
            {edits && (
              <RouterButton variant="ghost" to={PATHS.duplicateClients()}>
                Duplicates
              </RouterButton>
            )}
            {deletes && (
              <RouterButton variant="ghost" to={PATHS.deletedClients()}>
                Deleted
              </RouterButton>
            )}
            {create}
          </>
        }
      />
      <CrmTabs />
      <ClientTable create={create} />
      <Suspense fallback={null}>{adding && <NewClientDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
};
