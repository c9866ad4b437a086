import { Button, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../../lib/session';
import { useAllowed } from '../../../lib/use-may';
import { ErrorState } from '../../../ui/error-state';
import { IfMay } from '../../../ui/if-may';
import { PageHeader } from '../../../ui/page-header';
import { AfterAMoment, CardsSkeleton } from '../../../ui/skeletons';
import { useSettingPage } from '../../account/use-setting-page';
import { EditorOff } from '../components/editor-off';
import { RoleEditor } from '../components/role-editor';
import { RoleList } from '../components/role-list';
import { rolesQuery } from '../roles-query';

const NewRoleDialog = lazy(async () => ({
  default: (await import('../components/new-role-dialog')).NewRoleDialog,
}));

/** The roles of the company and what each opens; the editor is hidden where its feature is off. Source: R-SHELL-230 (G-046), G-047. */
export const RolesPage = () => {
  const title = useSettingPage('/myaccount/roles');
  const edits = useSignedInUser().feature_flags.includes('role-permission feature');
  const allowed = useAllowed('Manage Users', 'manage users');
  const { data, error, refetch } = useQuery(rolesQuery());
  const [copies, setCopies] = useState<string>();
  const [query] = useSearchParams();
  const open = edits ? data?.roles.find(({ name }) => name === query.get('role')) : undefined;
  const create = edits && (
    <IfMay permission="Manage Users">
      <Button size="sm" onClick={allowed(() => setCopies('Planner'))}>
        New role
      </Button>
    </IfMay>
  );
  return (
    <Stack gap="0" maxW="920px">
      <PageHeader
        title={open?.name ?? title}
        subtitle={open ? undefined : 'What each role opens. Whoever holds a role learns at once when it changes.'}
        actions={open ? undefined : create}
      />
      {data && !edits && <EditorOff />}
      {open && <RoleEditor key={open.name} role={open} onCopy={() => setCopies(open.name)} />}
      {data && !open && <RoleList roles={data.roles} open={edits} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <AfterAMoment>
          <CardsSkeleton cards={3} />
        </AfterAMoment>
      )}
      <Suspense fallback={null}>
        {data && copies && <NewRoleDialog roles={data.roles} copies={copies} onClose={() => setCopies(undefined)} />}
      </Suspense>
    </Stack>
  );
};
