import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { say } from '@wayline/core/kernel/messages';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useAllowed } from '../../../lib/use-may';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/toaster';
import type { PlannedTraveler, PlannedTrip } from '../use-trip';
import { TravelerDialog } from './traveler-dialog';
import { TravelerRow, travelerName } from './traveler-row';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };
const YES = 'Yes, remove';

/** Who travels, and who is only written to. Leaving asks once, and again when bookings name the person. Source: R-TRIP-145..149. */
export const TravelerList = ({ whole, onChanged }: Props) => {
  const [adding, setAdding] = useState(false);
  const { trip, travelers } = whole;
  const allowed = useAllowed('Edit Trips', 'edit trips');
  const lead = travelers.find((t) => t.client_type === 'lead_client');
  const remove = async (traveler: PlannedTraveler, force_remove = 0) => {
    const answer = await call('trips.travelers.delete', {
      trip: trip.id,
      traveler: traveler.id,
      force_remove,
      flag: traveler.is_traveler ? 'traveler' : 'contact',
    });
    if (answer.status === 'dependencies') {
      if (await confirm(sure(answer.message, YES))) await remove(traveler, 1);
      return;
    }
    notify({ kind: 'success', title: answer.message });
    await onChanged();
  };
  const ask = async (traveler: PlannedTraveler) => {
    if (!(await confirm(sure(`${travelerName(traveler)} leaves this trip.`, YES)))) return;
    await remove(traveler).catch(() => notify({ kind: 'error', title: say('delete.error') }));
  };
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="travelers-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="travelers-title" textStyle="section">
          Travelers
        </Heading>
        <Button size="xs" variant="outline" onClick={allowed(() => setAdding(true))}>
          Add traveler
        </Button>
      </Flex>
      {travelers.length === 0 ? (
        <Text color="fg.muted">Start with the lead traveler.</Text>
      ) : (
        <chakra.ul listStyleType="none">
          {travelers.map((traveler) => (
            <TravelerRow
              key={traveler.id}
              traveler={traveler}
              trip={trip}
              onRemove={allowed(() => void ask(traveler))}
            />
          ))}
        </chakra.ul>
      )}
      {adding && (
        <TravelerDialog
          trip={trip}
          lead={lead && travelerName(lead)}
          onClose={() => setAdding(false)}
          onSaved={onChanged}
        />
      )}
    </Flex>
  );
};
