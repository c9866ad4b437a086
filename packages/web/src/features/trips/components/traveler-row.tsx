import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import type { Trip } from '@wayline/core/trips/trip';
import { X } from 'lucide-react';
import type { PlannedTraveler } from '../use-trip';
import { PassportNotice } from './passport-notice';
import { PassportNumber } from './passport-number';

export const travelerName = (t: Pick<PlannedTraveler, 'first_name' | 'last_name'>): string =>
  `${t.first_name} ${t.last_name}`;

type Props = { traveler: PlannedTraveler; trip: Trip; onRemove: () => void };

/** A person of the trip: name, part, and what is to be known of the passport. */
export const TravelerRow = ({ traveler, trip, onRemove }: Props) => {
  const name = travelerName(traveler);
  return (
    <Flex asChild justify="space-between" align="start" gap="2">
      <li>
        <Box minW="0" py="1">
          <Text dir="auto" overflowWrap="anywhere">
            {name}
            <Text as="span" color="fg.muted" textStyle="small">
              {traveler.client_type === 'lead_client' ? ' · lead' : ''}
              {traveler.is_traveler ? '' : ' · contact'}
            </Text>
          </Text>
          {traveler.has_passport && <PassportNumber traveler={traveler} name={name} />}
          {traveler.is_traveler && <PassportNotice expires={traveler.passport_expires} trip={trip} />}
        </Box>
        <IconButton size="xs" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </li>
    </Flex>
  );
};
