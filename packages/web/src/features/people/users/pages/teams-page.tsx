import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { UsersRound, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../lib/api';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { useSettingPage } from '../../../settings/public';
import { type Teams, useRefreshUsers, userQueries } from '../users-queries';

const TeamDialog = lazy(async () => ({ default: (await import('../components/team-dialog')).TeamDialog }));
type Team = Teams['teams'][number];

const TeamWords = ({ team, users }: { team: Team; users: Teams['users'] }) => {
  const nameOf = (id: string) => users.find((user) => user.id === id)?.name ?? '';
  const lead = team.lead_user_id && nameOf(team.lead_user_id);
  return (
    <Text color="fg.muted" textStyle="small" lineClamp="2">
      {lead ? `Led by ${lead}. ` : ''}
      {countOf(team.member_ids.length, 'member')}
      {team.member_ids.length > 0 && `: ${team.member_ids.map(nameOf).join(', ')}`}
    </Text>
  );
};

/** Colleagues who work together. Source: R-SHELL-278 (spec 1 §2). */
export const TeamsPage = () => {
  const title = useSettingPage('/myaccount/teams');
  const { data, error, isPending, refetch } = useQuery(userQueries.teams());
  const refresh = useRefreshUsers();
  const manages = usePermission('Manage Users');
  const allowed = useGuardedAction('Manage Users', 'manage users');
  const [open, setOpen] = useState<{ known?: Team }>();
  const setDeleted = async (team: Pick<Team, 'id' | 'name'>, deleted: boolean) => {
    const { id, name } = team;
    await call('users.teams.delete', { id, deleted }, { onMissing: 'stay' });
    await refresh();
    const undo = () => void setDeleted(team, false).catch(notifyError);
    notify({ kind: 'success', title: `${name} ${deleted ? 'deleted' : 'restored'}`, ...(deleted && { undo }) });
  };
  const create = (
    <IfPermitted permission="Manage Users">
      <Button size="sm" onClick={allowed(() => setOpen({}))}>
        New team
      </Button>
    </IfPermitted>
  );
  return (
    <Box maxW="56rem">
      <PageHeader title={title} count={data?.teams.length || undefined} actions={create} />
      {isPending && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.teams.length === 0 && (
        <EmptyState
          icon={UsersRound}
          title="No teams yet"
          text="Group colleagues who share trips, e.g. cruises or groups. The user list shows each person’s team."
        />
      )}
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Teams">
        {data?.teams.map((team) => (
          <Flex key={team.id} as="li" align="center" gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
            <Box flex="1" minW="0">
              <Button
                variant="plain"
                size="sm"
                p="0"
                h="auto"
                fontWeight="600"
                disabled={!manages}
                onClick={allowed(() => setOpen({ known: team }))}
              >
                {team.name}
              </Button>
              <TeamWords team={team} users={data.users} />
            </Box>
            <IfPermitted permission="Manage Users">
              <IconButton
                size="sm"
                variant="ghost"
                aria-label={`Delete team ${team.name}`}
                onClick={allowed(() => void setDeleted(team, true).catch(notifyError))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </IfPermitted>
          </Flex>
        ))}
      </Flex>
      <Suspense fallback={null}>
        {open && data && <TeamDialog known={open.known} all={data} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Box>
  );
};
