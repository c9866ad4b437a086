import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { usePermission } from '../../../lib/use-permission';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { UnlinkedCard } from './unlinked-card';
import { unlinkedQuery } from './unlinked-query';
import { useLinkTravelers } from './use-link-travelers';

/** Travelers of earlier trips become clients: those who are sure at once, the others one by one. */
export const UnlinkedTravelers = () => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(unlinkedQuery);
  const { done, linkOne, linkSure } = useLinkTravelers();
  const links = usePermission('Edit Trips');
  const adds = usePermission('Edit Client Profiles');
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={3} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const travelers = data.pages.flatMap((page) => page.travelers);
  if (travelers.length === 0 && !hasNextPage)
    return (
      <EmptyState
        icon={UserRoundCheck}
        title="Every traveler has a profile"
        text="Travelers you add without picking a client show up here, with the profiles they may belong to."
      />
    );
  return (
    <Stack gap="3">
      {links && adds && (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text color="fg.muted" flex="1" minW="240px">
            Certain matches are linked, and travelers with an email or phone that no client has become clients. The rest
            stays here for you to decide.
          </Text>
          <Button loading={done !== undefined} loadingText={`${done ?? 0} linked`} onClick={() => void linkSure()}>
            Link certain matches
          </Button>
        </HStack>
      )}
      <chakra.ul display="grid" gap="3" aria-label="Travelers without a profile" listStyleType="none">
        {travelers.map((traveler) => (
          <UnlinkedCard
            key={traveler.id}
            traveler={traveler}
            mayAdd={adds}
            onLink={links ? (client) => linkOne(traveler, client) : undefined}
          />
        ))}
      </chakra.ul>
      {hasNextPage && (
        <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
};
