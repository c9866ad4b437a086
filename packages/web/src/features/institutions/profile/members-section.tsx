import { Button, chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { SectionFrame } from '../../../ui/record/section-frame';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton } from '../../../ui/skeletons';
import { ClientPicker } from '../../clients/public';
import { EDIT } from '../guards';
import type { InstitutionRecord } from '../institution-queries';
import { useMembers } from './use-members';

export const MEMBERS_SECTION = { id: 'members', title: 'Members' } as const;

const membersQuery = (id: InstitutionId) =>
  infiniteQueryOptions({
    queryKey: ['institutions', id, 'members'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('crm.institutions.members.list', { id, offset: pageParam }, { signal, onMissing: 'stay' }),
    initialPageParam: 0,
    getNextPageParam: ({ next_offset }) => next_offset,
  });

/** The clients who belong to an institution: added by name, opened, and taken out. Source: R-ACC-033. */
export const MembersSection = ({ institution }: { institution: InstitutionRecord }) => {
  const [adding, setAdding] = useState(false);
  const edits = usePermission(EDIT.permission) && !institution.deleted_at;
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const change = useMembers(institution);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...membersQuery(institution.id),
    enabled: institution.member_ids.length > 0,
  });
  const members = data?.pages.flatMap((page) => page.members) ?? [];
  const empty = institution.member_ids.length === 0;
  return (
    <SectionFrame
      {...MEMBERS_SECTION}
      empty={empty && !adding}
      action={
        edits &&
        !adding && (
          <Button size="xs" variant="ghost" aria-label="Add: Members" onClick={allowed(() => setAdding(true))}>
            Add
          </Button>
        )
      }
    >
      {adding && (
        <HStack align="end" gap="2" mb="3">
          <ClientPicker
            label="Add a client"
            picked={undefined}
            autoFocus
            onPick={(client) => client && void change(client, true)}
          />
          <Button variant="ghost" onClick={() => setAdding(false)}>
            Done
          </Button>
        </HStack>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!empty && !data && !error && <CardsSkeleton cards={1} />}
      <chakra.ul listStyleType="none" aria-label="Members">
        {members.map((client) => (
          <chakra.li key={client.id} display="flex" justifyContent="space-between" gap="3" py="1.5">
            <div>
              <RouterLink to={PATHS.client(client.id)} dir="auto">
                {clientName(client)}
              </RouterLink>
              <Text color="fg.muted" textStyle="small">
                {[client.ind_code, client.emails[0] ?? client.phone].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {edits && (
              <IconButton
                aria-label={`Remove ${clientName(client)}`}
                size="xs"
                variant="ghost"
                onClick={allowed(() => void change(client, false))}
              >
                <X size={14} aria-hidden />
              </IconButton>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Button size="xs" variant="outline" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </SectionFrame>
  );
};
