import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { Departure } from '@wayline/core/areas/trip/trips/departure';
import { daysBetween } from '@wayline/core/base/days';
import { PlaneTakeoff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { monthName } from '../../../lib/day-words';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { StatusBadge } from '../../../ui/status-badge';
import { daysAhead } from '../greeting';

const SOON_DAYS = 7;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  px: '4',
  py: '3',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.subtle' },
} as const;

/** The next trips to leave, with the day and how far it is. `today` is an ISO day. */
export const Departures = ({ trips, today }: { trips: readonly Departure[]; today: string }) => {
  if (trips.length === 0) {
    return (
      <EmptyState
        icon={PlaneTakeoff}
        title="No upcoming departures"
        text="Trips with a start date show up here, soonest first."
      />
    );
  }
  return (
    <chakra.ul
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' }, '& a': row }}
    >
      {trips.map(({ trip_id, trip_name, code, start_date, end_date }) => {
        const days = daysBetween(today, start_date);
        return (
          <li key={trip_id}>
            <Link to={PATHS.planner(trip_id)}>
              <Box textAlign="center" minW="10" aria-hidden>
                <Text textStyle="small" color="fg.muted">
                  {monthName(start_date)}
                </Text>
                <Text fontSize="18px" lineHeight="20px" fontWeight="600" textStyle="figures">
                  {Number(start_date.slice(8))}
                </Text>
              </Box>
              <Box flex="1" minW="0">
                <Text fontWeight="500" truncate>
                  {trip_name}
                </Text>
                <HStack columnGap="2" rowGap="0" wrap="wrap" color="fg.muted" textStyle="small">
                  <chakra.span whiteSpace="nowrap">{code}</chakra.span>
                  <chakra.span whiteSpace="nowrap">
                    {formatDate(start_date)}
                    {end_date && ` to ${formatDate(end_date)}`}
                  </chakra.span>
                </HStack>
              </Box>
              <StatusBadge tone={days <= SOON_DAYS ? 'accent' : 'neutral'}>{daysAhead(days)}</StatusBadge>
            </Link>
          </li>
        );
      })}
    </chakra.ul>
  );
};
