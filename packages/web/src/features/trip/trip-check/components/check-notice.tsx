import { Flex, Text } from '@chakra-ui/react';
import type { Counts } from '@wayline/core/areas/trip/trip-check/finding';
import type { TripId } from '@wayline/core/base/ids';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import { countWords } from '../count-words';
import { SEVERITY_STYLES } from './severity-styles';

/** Before an itinerary goes out: what the trip check has found, and the way to where it is mended. Nothing when nothing was found. */
export const CheckNotice = ({ counts, tripId }: { counts: Counts; tripId: TripId }) => {
  const worst = (['problem', 'warning', 'note'] as const).find((severity) => counts[severity] > 0);
  if (!worst) return null;
  const { icon: Icon, color } = SEVERITY_STYLES[worst];
  return (
    <Flex align="center" gap="2" mb="3" color={color} data-testid="check-notice">
      <Icon size={16} aria-hidden />
      <Text>Trip check: {countWords(counts)}.</Text>
      <RouterLink to={PATHS.planner(tripId)}>View in planner</RouterLink>
    </Flex>
  );
};
