import { Button, Flex } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { call } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { useGuardedAction } from '../../../../lib/use-permission';
import { confirm, sure } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { WaitingRow } from '../../../../ui/waiting-row';
import { type Invitation, useRefreshUsers, userQueries } from '../users-queries';

const sentWords = ({ sent_count, sent_at, invited_by_name }: Invitation) =>
  `${sent_count > 1 ? `Emailed ${sent_count} times, last` : 'Emailed'} on ${formatDate(sent_at)} by ${invited_by_name}`;

type RowProps = { invitation: Invitation; onResend: () => void; onWithdraw: () => void };
const InvitationRow = ({ invitation, onResend, onWithdraw }: RowProps) => {
  const { email, role, expired, expires_at } = invitation;
  return (
    <WaitingRow {...{ email, expires_at, expired }} words={`${role}. ${sentWords(invitation)}.`}>
      <IfPermitted permission="Manage Users">
        <Button size="xs" variant="outline" aria-label={`Resend the invitation to ${email}`} onClick={onResend}>
          Send again
        </Button>
      </IfPermitted>
      <IfPermitted permission="Manage Users">
        <Button size="xs" variant="outline" aria-label={`Withdraw the invitation to ${email}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </IfPermitted>
    </WaitingRow>
  );
};

/** Who is invited and has not joined yet. Source: R-SHELL-010. */
export const InvitationsPanel = ({ onInvite }: { onInvite: () => void }) => {
  const { data, error, isPending, refetch } = useQuery(userQueries.invitations());
  const refresh = useRefreshUsers();
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const resend = async ({ email }: Invitation) => {
    await call('users.invitations.resend', { email }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `Invitation resent to ${email}`, text: 'The earlier link no longer works.' });
  };
  const withdraw = async ({ email }: Invitation) => {
    const question = sure(`The link we emailed to ${email} stops working right away.`, 'Withdraw');
    if (!(await confirm(question))) return;
    await call('users.invitations.withdraw', { email }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `Invitation to ${email} withdrawn` });
  };
  const act = (run: (invitation: Invitation) => Promise<void>, invitation: Invitation) =>
    allowed(
      () =>
        void run(invitation)
          .catch(notifyError)
          .finally(() => refresh()),
    );
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton />
      </Delayed>
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.invitations.length === 0)
    return (
      <EmptyState
        icon={MailPlus}
        title="No pending invitations"
        text="People you invite show up here until they join."
        action={
          <IfPermitted permission="Manage Users">
            <Button size="sm" onClick={allowed(onInvite)}>
              Invite colleagues
            </Button>
          </IfPermitted>
        }
      />
    );
  return (
    <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Invitations" maxW="56rem">
      {data.invitations.map((invitation) => (
        <InvitationRow
          key={invitation.email}
          invitation={invitation}
          onResend={act(resend, invitation)}
          onWithdraw={act(withdraw, invitation)}
        />
      ))}
    </Flex>
  );
};
