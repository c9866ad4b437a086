import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { PageTabs } from '../../../../ui/page-tabs';
import { RouterButton } from '../../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { DuplicateCard } from '../components/duplicate-card';
import { useDismiss } from '../use-dismiss';
import { useDuplicates } from '../use-duplicates';

const UnlinkedTravelers = lazy(async () => ({
  default: (await import('../../unlinked/unlinked-travelers')).UnlinkedTravelers,
}));
const TRAVELERS = 'travelers';

/** Clients who may be the same person, pair by pair, the surest first; and travelers who may be clients. */
export const DuplicatesPage = () => {
  usePage({ title: 'Duplicate clients', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  const { pairs, isSearching, hasMore, showMore, isFetchingMore, error, retry } = useDuplicates();
  const mayEdit = usePermission('Edit Client Profiles');
  const mayDelete = usePermission('Delete Client Profiles');
  const { mutate, isPending: isDismissing, variables } = useDismiss();
  const [address] = useSearchParams();
  const seesTrips = usePermission('View Trips');
  const onTravelers = seesTrips && address.get('tab') === TRAVELERS;
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
      {seesTrips && (
        <PageTabs
          label="Duplicates and travelers"
          tabs={[
            { label: 'Duplicates', to: PATHS.duplicateClients(), open: !onTravelers },
            {
              label: 'Travelers without a profile',
              to: `${PATHS.duplicateClients()}?tab=${TRAVELERS}`,
              open: onTravelers,
            },
          ]}
        />
      )}
      {onTravelers && (
        <Suspense fallback={null}>
          <UnlinkedTravelers />
        </Suspense>
      )}
      {!onTravelers && !pairs && !error && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      {!onTravelers && error && <ErrorState error={error} onRetry={retry} />}
      {!onTravelers && isSearching && (
        <Text role="status" color="fg.muted" mb="3">
          Looking through your clients for duplicates…
        </Text>
      )}
      {!onTravelers && pairs?.length === 0 && !hasMore && (
        <EmptyState
          icon={UsersRound}
          title="No duplicates"
          text="Every client has one profile, as far as we can tell. New matches show up here."
        />
      )}
      {!onTravelers && pairs && pairs.length > 0 && (
        <Stack gap="3">
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
          {hasMore && !isSearching && (
            <Button variant="outline" alignSelf="center" loading={isFetchingMore} onClick={showMore}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </>
  );
};
