import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { checklistQueries, DueWords, dueThingTitle } from '../../trip/public';
import { DashboardSection } from './dashboard-section';

const WEEK = 7;
const SHOWN = 6;
type Due = { key: string; title: string; due_day: string; trip_id: TripId; trip_name: string };

/** The user's own tasks and reminders that are overdue or due within a week, the first first; deadlines have a card of their own. */
const useDueThisWeek = (today: string): Due[] => {
  const { data } = useQuery({
    queryKey: [...checklistQueries.all(), 'dashboard'],
    queryFn: ({ signal }) => call('trips.checklists.tasks', {}, { signal, onMissing: 'stay' }),
  });
  const until = addDays(today, WEEK);
  const tasks = (data?.tasks ?? []).flatMap(({ id, title, due_day, trip_id, trip_name }) =>
    due_day && due_day <= until ? [{ key: id, title, due_day, trip_id, trip_name }] : [],
  );
  const reminders = (data?.also_due ?? []).flatMap(({ id, kind, due_day, trip_id, trip_name }) =>
    kind === 'reminder' ? [{ key: id, title: dueThingTitle({ kind }), due_day, trip_id, trip_name }] : [],
  );
  return [...tasks, ...reminders].sort((a, b) => a.due_day.localeCompare(b.due_day));
};

/** What the user has to do this week, each with the trip it belongs to. */
export const DueThisWeek = ({ today }: { today: string }) => {
  const due = useDueThisWeek(today);
  if (due.length === 0) return null;
  return (
    <DashboardSection
      title="Due this week"
      link={
        <RouterLink to={PATHS.checklistsOwn()}>{due.length > SHOWN ? `Show all ${due.length}` : 'My tasks'}</RouterLink>
      }
    >
      <Flex
        as="ul"
        direction="column"
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        divideY="1px"
      >
        {due.slice(0, SHOWN).map(({ key, title, due_day, trip_id, trip_name }) => (
          <Flex as="li" key={key} justify="space-between" gap="4" align="baseline" px="4" py="2.5">
            <Flex direction="column" minW="0">
              <Text truncate>{title}</Text>
              <RouterLink to={PATHS.planner(trip_id)} textStyle="small" truncate>
                {trip_name}
              </RouterLink>
            </Flex>
            <DueWords task={{ strike: false, due_day }} />
          </Flex>
        ))}
      </Flex>
    </DashboardSection>
  );
};
