import { HStack, Text } from '@chakra-ui/react';
import { findDuplicateTravelers } from '@wayline/core/areas/trip/trips/people/duplicates';
import { Users } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { formatDate } from '../../../../lib/format';
import type { TravelerForm } from '../traveler-form';
import type { PlannedTraveler } from '../use-trip';

type Props = {
  control: Control<TravelerForm>;
  known: PlannedTraveler | undefined;
  travelers: readonly PlannedTraveler[];
};

/** Says that the person being entered is probably on the trip already; nothing when nobody is alike. */
export const TravelerDuplicate = ({ control, known, travelers }: Props) => {
  const [first_name, last_name, email, dob] = useWatch({ control, name: ['first_name', 'last_name', 'email', 'dob'] });
  const [other] = findDuplicateTravelers({ first_name, last_name, email, dob, id: known?.id }, travelers);
  if (!other) return null;
  const told = [other.email, other.dob && `born ${formatDate(other.dob)}`].filter(Boolean).join(', ');
  return (
    <HStack gap="1.5" align="start" color="fg.warning" textStyle="small" role="status">
      <Users size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Text>
        {other.first_name} {other.last_name}
        {told && ` (${told})`} is already on this trip. Save only if this is someone else.
      </Text>
    </HStack>
  );
};
