import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';
import { DayServices } from '../details/day-services';
import { TripFrame } from '../details/trip-frame';
import { plannerTab } from '../planner-tabs';
import { useDays } from '../use-days';
import type { PlannedTrip } from '../use-trip';

const TAB = plannerTab('DS');

const Services = ({ whole }: { whole: PlannedTrip }) => {
  const { days, unscheduled } = useDays(whole);
  if (days.length === 0 && unscheduled.length === 0)
    return (
      <EmptyState
        icon={CalendarDays}
        title="No services yet"
        text="Bookings you add in the planner appear here by day and type."
      />
    );
  return (
    <Flex direction="column" gap="3" maxW="56rem">
      {days.map((day) => (
        <DayServices key={day.date} day={day} />
      ))}
      {unscheduled.length > 0 && (
        <Box as="section" aria-labelledby="without-day" p="4" borderWidth="1px" borderRadius="l3" bg="bg.panel">
          <Heading as="h2" id="without-day" textStyle="section" mb="2">
            Unscheduled
          </Heading>
          {unscheduled.map(({ id, title }) => (
            <Text key={id} dir="auto">
              {title}
            </Text>
          ))}
        </Box>
      )}
    </Flex>
  );
};

/** What is booked for each day of a trip, by its kind. Source: spec 2 §2 trip_day_servicesets. */
export const TripServicesPage = () => (
  <TripFrame title={TAB.label} says={TAB.says}>
    {(whole) => <Services whole={whole} />}
  </TripFrame>
);
