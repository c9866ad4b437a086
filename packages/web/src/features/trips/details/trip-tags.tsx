import { Button, Flex, IconButton, Input } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useAllowed } from '../../../lib/use-may';
import { notifyError } from '../../../ui/notify-error';
import { StatusBadge } from '../../../ui/status-badge';
import type { PlannedTrip } from '../use-trip';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };
type Change = { tag: string; gone?: boolean };

/** The tags of a trip: added by typing, taken away one by one. A tag stands once, however it is written. */
export const TripTags = ({ whole: { trip }, onChanged }: Props) => {
  const [typing, setTyping] = useState(false);
  const allowed = useAllowed('Edit Trips', 'edit trips');
  const change = useMutation({
    mutationFn: ({ tag, gone }: Change) => call(gone ? 'trips.tags.remove' : 'trips.tags.add', { id: trip.id, tag }),
    onSuccess: onChanged,
    onError: notifyError,
  });
  return (
    <Flex gap="1.5" wrap="wrap" align="center" mt="1">
      {trip.tags.map((tag) => (
        <Flex key={tag} align="center">
          <StatusBadge tone="accent">{tag}</StatusBadge>
          <IconButton
            aria-label={`Remove the tag ${tag}`}
            size="2xs"
            variant="ghost"
            onClick={allowed(() => change.mutate({ tag, gone: true }))}
          >
            <X size={12} aria-hidden />
          </IconButton>
        </Flex>
      ))}
      {typing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const tag = String(new FormData(event.currentTarget).get('tag') ?? '').trim();
            event.currentTarget.reset();
            if (tag) change.mutate({ tag });
            else setTyping(false);
          }}
        >
          <Input
            name="tag"
            aria-label="New tag"
            placeholder="Tag, then Enter"
            size="xs"
            width="36"
            maxLength={255}
            autoFocus
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyping(false);
            }}
          />
        </form>
      ) : (
        <Button size="2xs" variant="ghost" onClick={allowed(() => setTyping(true))}>
          <Plus size={12} aria-hidden /> Add a tag
        </Button>
      )}
    </Flex>
  );
};
