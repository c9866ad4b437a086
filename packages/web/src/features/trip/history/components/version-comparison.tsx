import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { comparisonLines } from '../comparison-lines';
import { historyQueries } from '../history-queries';

type Props = { itinerary: Itinerary; from: number; onChanged: () => Promise<unknown> };

/** How today differs from a published version, and the way to have that version's texts again. */
export const VersionComparison = ({ itinerary: { id: tiId, trip_id: tripId, version }, from, onChanged }: Props) => {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(historyQueries.comparison(tripId, tiId, from));
  const allowed = useGuardedAction('Edit Client Itinerary', 'edit client itineraries');
  const restore = useMutation({
    mutationFn: () => call('trips.ti.versions.restore', { tripId, tiId, from, version }),
    onSuccess: () =>
      notify({
        kind: 'success',
        title: `Text from version ${from} restored to the draft`,
        text: 'Bookings don’t change, and your client won’t see it until you publish.',
      }),
    onError: notifyError,
    onSettled: () => Promise.all([onChanged(), client.invalidateQueries({ queryKey: ['itineraries'] })]),
  });
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={1} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  const lines = comparisonLines(data);
  return (
    <Stack gap="3" mt="3" p="3" borderRadius="l2" bg="bg.subtle">
      {lines.length === 0 ? (
        <Text>Nothing has changed since this version.</Text>
      ) : (
        <>
          <Text fontWeight="500">Since then</Text>
          <List.Root ps="5">
            {lines.map((line) => (
              <List.Item key={line} overflowWrap="anywhere">
                {line}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
      {data.texts.length > 0 && (
        <IfPermitted permission="Edit Client Itinerary">
          <Button size="sm" alignSelf="start" loading={restore.isPending} onClick={allowed(() => restore.mutate())}>
            Restore text from version {from}
          </Button>
        </IfPermitted>
      )}
    </Stack>
  );
};
