import { HStack, Text } from '@chakra-ui/react';
import { type PassportFault, passportFault } from '@wayline/core/areas/trip/trips/passport-validity';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { TriangleAlert } from 'lucide-react';
import { formatDate } from '../../../../lib/format';

const WORDS: Record<PassportFault, { text: string; color: string }> = {
  expired_by_trip_end: { text: 'before the trip ends.', color: 'fg.error' },
  within_six_months: { text: 'within six months of the end of the trip.', color: 'fg.warning' },
};

type Props = { expires: string | undefined; trip: Pick<Trip, 'start_date' | 'end_date'> };

/** Says that a passport is not good for long enough; nothing when it is, or when that cannot be known. */
export const PassportNotice = ({ expires, trip }: Props) => {
  const fault = passportFault({ passport_expires: expires, trip_ends: trip.end_date ?? trip.start_date });
  if (!fault) return null;
  const { text, color } = WORDS[fault];
  return (
    <HStack gap="1.5" align="start" color={color} textStyle="small">
      <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Text>
        Passport expires {formatDate(expires)}, {text}
      </Text>
    </HStack>
  );
};
