import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { PageHeader } from '../../../../ui/page-header';
import { SubAgenciesPanel } from '../../../agencies/public';
import { useSettingPage } from '../../../settings/public';
import { HostAgenciesPanel } from '../components/host-agencies-panel';
import { InvitationsPanel } from '../components/invitations-panel';
import { UsersPanel } from '../components/users-panel';
import { tabIn, UsersTabs } from '../components/users-tabs';

const InviteDialog = lazy(async () => ({ default: (await import('../components/invite-dialog')).InviteDialog }));

/** Who works here, who is invited, the agencies they book under, and those below this one. Source: R-SHELL-010 (spec 1 §2, G-197). */
export const UsersPage = () => {
  const title = useSettingPage('/myaccount/users');
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const [query] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const tab = tabIn(query.get('tab'));
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <IfPermitted permission="Manage Users">
            <Button size="sm" onClick={allowed(() => setInviting(true))}>
              Invite
            </Button>
          </IfPermitted>
        }
      />
      <UsersTabs open={tab} />
      {tab === 'users' && <UsersPanel />}
      {tab === 'invitations' && <InvitationsPanel onInvite={() => setInviting(true)} />}
      {tab === 'host-agencies' && <HostAgenciesPanel />}
      {tab === 'sub-agencies' && <SubAgenciesPanel />}
      <Suspense fallback={null}>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
};
