import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { DueDeadline } from '@wayline/core/areas/trip/deadlines/due';
import { daysBetween } from '@wayline/core/base/days';
import { formatMoney } from '@wayline/core/base/money-text';
import { CalendarClock, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import { DUE_WORDS } from '../../trip/public';
import { deadlineAhead } from '../greeting';
import { DashboardSection } from './dashboard-section';

/** So many are shown until all are asked for. */
const SHOWN = 10;
/** From here on there is little time left. */
const SOON_DAYS = 2;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2.5',
  focusVisibleRing: 'inside',
  _hover: { bg: 'bg.subtle' },
} as const;

const toneOf = (days: number): Tone => {
  if (days < 0) return 'error';
  return days <= SOON_DAYS ? 'warning' : 'neutral';
};

const DeadlineRow = ({ deadline, today }: { deadline: DueDeadline; today: string }) => {
  const { kind, day, trip_id, trip_name, booking, amount } = deadline;
  const days = daysBetween(today, day);
  return (
    <Link to={PATHS.planner(trip_id, booking?.id)}>
      {booking ? (
        <BookingIcon type={booking.booking_type} />
      ) : (
        <chakra.span className="booking-icon" bg="bg.muted">
          <Wallet size={16} aria-hidden />
        </chakra.span>
      )}
      <Box flex="1" minW="0">
        <Text fontWeight="500" truncate>
          {booking?.title ?? trip_name}
        </Text>
        <Text textStyle="small" color="fg.muted" truncate>
          {[DUE_WORDS[kind], amount && formatMoney(amount), booking && trip_name].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Box textAlign="right" flexShrink="0">
        <StatusBadge tone={toneOf(days)}>{deadlineAhead(days)}</StatusBadge>
        <Text textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {formatDate(day)}
        </Text>
      </Box>
    </Link>
  );
};

/** What has to be canceled, booked or paid by a day of this week, or should have been, the first first. `today` is an ISO day. Source: R-SHELL-260. */
export const DeadlinesCard = ({ deadlines, today }: { deadlines: readonly DueDeadline[]; today: string }) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? deadlines : deadlines.slice(0, SHOWN);
  return (
    <DashboardSection
      title="Deadlines"
      link={
        shown.length < deadlines.length && (
          <Button size="xs" variant="ghost" onClick={() => setShowsAll(true)}>
            Show all {deadlines.length}
          </Button>
        )
      }
    >
      {deadlines.length === 0 ? (
        <HStack gap="3" align="start" borderWidth="1px" borderRadius="l3" bg="bg.panel" px="4" py="3">
          <Box color="fg.muted" mt="0.5">
            <CalendarClock size={20} aria-hidden />
          </Box>
          <Box>
            <Text fontWeight="500">Nothing due in the next 7 days</Text>
            <Text textStyle="small" color="fg.muted">
              Add cancel-by, option and payment dates to your bookings, and they show up here a week ahead.
            </Text>
          </Box>
        </HStack>
      ) : (
        <chakra.ul
          listStyleType="none"
          borderWidth="1px"
          borderRadius="l3"
          bg="bg.panel"
          overflow="hidden"
          css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' }, '& a': row }}
        >
          {shown.map((deadline) => (
            <li key={`${deadline.kind} ${deadline.booking?.id ?? deadline.trip_id}`}>
              <DeadlineRow deadline={deadline} today={today} />
            </li>
          ))}
        </chakra.ul>
      )}
    </DashboardSection>
  );
};
