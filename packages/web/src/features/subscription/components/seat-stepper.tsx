import { HStack, IconButton, Text } from '@chakra-ui/react';
import { MOST_SEATS } from '@wayline/core/areas/subscription/plans';
import { countOf } from '@wayline/core/base/plural';
import { Minus, Plus } from 'lucide-react';

type Props = { seats: number; least: number; onChange: (seats: number) => void };

/** How many people may be active, one more or one less at a time. */
export const SeatStepper = ({ seats, least, onChange }: Props) => (
  <HStack role="group" aria-label="Seats" gap="3">
    <IconButton
      aria-label="Remove one seat"
      size="sm"
      variant="outline"
      disabled={seats <= least}
      onClick={() => onChange(seats - 1)}
    >
      <Minus size={16} aria-hidden />
    </IconButton>
    <Text aria-live="polite" minW="16" textAlign="center" textStyle="figures">
      {countOf(seats, 'seat')}
    </Text>
    <IconButton
      aria-label="Add one seat"
      size="sm"
      variant="outline"
      disabled={seats >= MOST_SEATS}
      onClick={() => onChange(seats + 1)}
    >
      <Plus size={16} aria-hidden />
    </IconButton>
  </HStack>
);
