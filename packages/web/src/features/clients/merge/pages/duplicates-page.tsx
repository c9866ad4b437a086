import { Button, chakra, Stack } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { DuplicateCard } from '../components/duplicate-card';
import { mergeQueries } from '../merge-queries';
import { useDismiss } from '../use-dismiss';

/** Clients who may be the same person, pair by pair, the surest first. */
export const DuplicatesPage = () => {
  usePage({ title: 'Duplicate clients', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    mergeQueries.duplicates(),
  );
  const mayEdit = usePermission('Edit Client Profiles');
  const mayDelete = usePermission('Delete Client Profiles');
  const { mutate, isPending: isDismissing, variables } = useDismiss();
  const pairs = data?.pages.flatMap((page) => page.pairs) ?? [];
  return (
    <>
      <PageHeader
        title="Duplicate clients"
        subtitle="Profiles that may be the same person. Merge them, or mark them as two people."
        actions={
          <RouterButton variant="outline" to={PATHS.clients()}>
            All clients
          </RouterButton>
        }
      />
      {isPending && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      {!isPending && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {data && pairs.length === 0 && !hasNextPage && (
        <EmptyState
          icon={UsersRound}
          title="No duplicates"
          text="Every client has one profile, as far as we can tell. New matches show up here."
        />
      )}
      <Stack gap="3">
        {pairs.length > 0 && (
          <chakra.ul display="grid" gap="3" aria-label="Possible duplicates" listStyleType="none">
            {pairs.map((pair) => (
              <DuplicateCard
                key={`${pair.kept.id} ${pair.other.id}`}
                pair={pair}
                mayMerge={mayEdit && mayDelete}
                onDismiss={mayEdit ? () => mutate(pair) : undefined}
                busy={isDismissing && variables === pair}
              />
            ))}
          </chakra.ul>
        )}
        {hasNextPage && (
          <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </>
  );
};
