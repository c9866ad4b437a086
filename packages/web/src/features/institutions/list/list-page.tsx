import { Button, HStack } from '@chakra-ui/react';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { Building2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CrmTabs } from '../../clients/public';
import { EDIT, REMOVE } from '../guards';
import { KINDS } from '../kinds';
import { InstitutionTable } from './institution-table';
import { WaitingNamesNotice } from './waiting-names-notice';

const NewInstitutionDialog = lazy(async () => ({
  default: (await import('./new-institution-dialog')).NewInstitutionDialog,
}));

/** The suppliers or the institutions of the company. */
export const ListPage = ({ kind }: { kind: InstitutionKind }) => {
  const { words, deleted } = KINDS[kind];
  usePage({ title: words.title });
  const [adding, setAdding] = useState(false);
  const [edits, deletes] = [usePermission(EDIT.permission), usePermission(REMOVE.permission)];
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const create = edits && <Button onClick={allowed(() => setAdding(true))}>{words.create}</Button>;
  const directory = edits && kind === 'supplier' && (
    <RouterButton variant="outline" to={PATHS.supplierDirectory()}>
      Directory
    </RouterButton>
  );
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            {deletes && (
              <RouterButton variant="ghost" to={deleted()}>
                Deleted
              </RouterButton>
            )}
            {directory}
            {create}
          </>
        }
      />
      <CrmTabs />
      {kind === 'supplier' && <WaitingNamesNotice />}
      <InstitutionTable
        kind={kind}
        empty={
          <EmptyState
            icon={Building2}
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <HStack>
                {directory}
                {create}
              </HStack>
            }
          />
        }
      />
      <Suspense fallback={null}>
        {adding && <NewInstitutionDialog kind={kind} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  );
};
