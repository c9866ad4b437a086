import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { useSignedInUser } from '../../../../lib/session';
import { usePermission } from '../../../../lib/use-permission';
import { EmptyState } from '../../../../ui/empty-state';
import { DataTable } from '../../../../ui/table/data-table';
import { USER_COLUMNS } from '../user-columns';
import { fetchUsers, type ListedUser } from '../users-queries';
import { SelectedUsers } from './selected-users';
import { UserCard } from './user-card';

const UserSheet = lazy(async () => ({ default: (await import('./user-sheet')).UserSheet }));

/** Everybody who works here; a row opens their profile. Source: R-SHELL-010, R-ACC-035. */
export const UsersPanel = () => {
  const go = useNavigate();
  const [query] = useSearchParams();
  const [search, setSearch] = useState<string>();
  const manages = usePermission('Manage Users');
  const { id: self } = useSignedInUser();
  const open = query.get('user');
  return (
    <>
      <DataTable<ListedUser>
        name="users"
        label="Users"
        columns={USER_COLUMNS}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        fetchRows={fetchUsers}
        searchLabel="Search users"
        search={search}
        onSearch={setSearch}
        exportAs="users"
        empty={<EmptyState icon={UsersRound} title="No users yet" text="Invite the colleagues you plan trips with." />}
        onOpen={({ id }) => go(PATHS.users({ user: id }))}
        card={(user) => <UserCard user={user} to={PATHS.users({ user: user.id })} />}
        selectionActions={manages ? (selection) => <SelectedUsers selection={selection} self={self} /> : undefined}
      />
      <Suspense fallback={null}>
        {open && <UserSheet key={open} id={open} onClose={() => go(PATHS.users())} />}
      </Suspense>
    </>
  );
};
