import { Button, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../../../lib/session';
import { useGuardedAction } from '../../../../lib/use-permission';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { useSettingPage } from '../../../settings/public';
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
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const { data, error, refetch } = useQuery(rolesQuery());
  const [copies, setCopies] = useState<string>();
  const [query] = useSearchParams();
  const open = edits ? data?.roles.find(({ name }) => name === query.get('role')) : undefined;
  const create = edits && (
    <IfPermitted permission="Manage Users">
      <Button size="sm" onClick={allowed(() => setCopies('Planner'))}>
        New role
      </Button>
    </IfPermitted>
  );
  return (
    <Stack gap="0" maxW="920px">
      <PageHeader
        title={open?.name ?? title}
        subtitle={open ? undefined : 'What each role can do. Role changes apply immediately.'}
        actions={open ? undefined : create}
      />
      {data && !edits && <EditorOff />}
      {open && <RoleEditor key={open.name} role={open} onCopy={() => setCopies(open.name)} />}
      {data && !open && <RoleList roles={data.roles} open={edits} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      <Suspense fallback={null}>
        {data && copies && <NewRoleDialog roles={data.roles} copies={copies} onClose={() => setCopies(undefined)} />}
      </Suspense>
    </Stack>
  );
};
