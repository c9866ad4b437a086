import { Button, Flex, IconButton } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../lib/api';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { StatusBadge } from '../../../../ui/status-badge';
import type { PlannedTrip } from '../use-trip';

const TagTripDialog = lazy(async () => ({ default: (await import('../../../tags/tag-trip-dialog')).TagTripDialog }));

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** The tags of a trip: added in a dialog, taken away one by one. A tag stands once, however it is written. */
export const TripTags = ({ whole: { trip }, onChanged }: Props) => {
  const [adding, setAdding] = useState(false);
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const remove = useMutation({
    mutationFn: (tag: string) => call('trips.tags.remove', { id: trip.id, tag }),
    onSuccess: onChanged,
    onError: notifyError,
  });
  return (
    <Flex gap="1.5" wrap="wrap" align="center" mt="1">
      {trip.tags.map((tag) => (
        <Flex key={tag} align="center">
          <StatusBadge tone="accent">{tag}</StatusBadge>
          <IfPermitted permission="Edit Trips">
            <IconButton
              aria-label={`Remove tag ${tag}`}
              size="2xs"
              variant="ghost"
              onClick={allowed(() => remove.mutate(tag))}
            >
              <X size={12} aria-hidden />
            </IconButton>
          </IfPermitted>
        </Flex>
      ))}
      <IfPermitted permission="Edit Trips">
        <Button size="2xs" variant="ghost" onClick={allowed(() => setAdding(true))}>
          <Plus size={12} aria-hidden /> Add tag
        </Button>
      </IfPermitted>
      {adding && (
        <Suspense fallback={null}>
          <TagTripDialog trip={trip} onClose={() => setAdding(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </Flex>
  );
};
