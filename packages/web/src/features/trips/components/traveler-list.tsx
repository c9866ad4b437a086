import { Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useAllowed } from '../../../lib/use-may';
import { confirm } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/toaster';
import type { PlannedTrip } from '../use-trip';
import { TravelerDialog } from './traveler-dialog';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };
type Traveler = PlannedTrip['travelers'][number];

const nameOf = (t: Traveler) => `${t.first_name} ${t.last_name}`;

/** Who travels, and who is only written to. Leaving asks once, and again when bookings name the person. Source: R-TRIP-145..149. */
export const TravelerList = ({ whole, onChanged }: Props) => {
  const [adding, setAdding] = useState(false);
  const { trip, travelers } = whole;
  const allowed = useAllowed('Edit Trips', 'edit trips');
  const remove = async (traveler: Traveler, force_remove = 0) => {
    const answer = await call('trips.travelers.delete', {
      trip: trip.id,
      traveler: traveler.id,
      force_remove,
      flag: traveler.is_traveler ? 'traveler' : 'contact',
    });
    if (answer.status === 'dependencies') {
      if (await confirm({ title: 'Are you sure?', text: answer.message, confirm: 'Yes, remove', danger: true }))
        await remove(traveler, 1);
      return;
    }
    notify({ kind: 'success', title: answer.message });
    await onChanged();
  };
  const ask = async (traveler: Traveler) => {
    if (
      !(await confirm({
        title: 'Are you sure?',
        text: `${nameOf(traveler)} leaves this trip.`,
        confirm: 'Yes, remove',
        danger: true,
      }))
    )
      return;
    await remove(traveler).catch(() => notify({ kind: 'error', title: 'Some Error occur in delete.' }));
  };
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="travelers-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="travelers-title" size="sm">
          Travelers
        </Heading>
        <Button size="xs" variant="outline" onClick={allowed(() => setAdding(true))}>
          Add traveler
        </Button>
      </Flex>
      {travelers.length === 0 && <Text color="fg.muted">Start with the lead traveler.</Text>}
      {travelers.map((traveler) => (
        <Flex key={traveler.id} justify="space-between" align="center" gap="2">
          <Text truncate dir="auto">
            {nameOf(traveler)}
            <Text as="span" color="fg.muted" fontSize="sm">
              {traveler.client_type === 'lead_client' ? ' · lead' : ''}
              {traveler.is_traveler ? '' : ' · contact'}
            </Text>
          </Text>
          <IconButton
            size="xs"
            variant="ghost"
            aria-label={`Remove ${nameOf(traveler)}`}
            onClick={allowed(() => void ask(traveler))}
          >
            <X size={14} />
          </IconButton>
        </Flex>
      ))}
      {adding && (
        <TravelerDialog
          tripId={trip.id}
          first={travelers.length === 0}
          onClose={() => setAdding(false)}
          onSaved={onChanged}
        />
      )}
    </Flex>
  );
};
