import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { holds, type Permission } from '@wayline/core/access/permissions';
import { defaultCurrency } from '@wayline/core/access/session-user';
import { FIRST_STEPS } from '@wayline/core/areas/tutorials/pages';
import type { TripId } from '@wayline/core/base/ids';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { type CallOutput, call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { shellQuery } from '../../../lib/shell-query';
import { todayHere } from '../../../lib/today';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { RouterLink } from '../../../ui/router-link';
import { notify } from '../../../ui/toaster';
import { firstStepsQuery } from '../dashboard-query';
import { addExampleTrip, removeExampleTrip } from '../example-trip';
import { DashboardSection } from './dashboard-section';

type Step = keyof CallOutput<'misc.first-steps.get'>['done'];
type Words = { step: Step; title: string; text: string; to: string; permission: Permission };
const STEPS: readonly Words[] = [
  {
    step: 'brand',
    title: 'Add your logo and colors',
    text: 'Clients see them on every itinerary and email.',
    to: '/myaccount/userbrand',
    permission: 'Settings',
  },
  {
    step: 'trip',
    title: 'Create a trip',
    text: 'A name is enough. Dates and travelers can wait.',
    to: PATHS.tripCreate(),
    permission: 'Edit Trips',
  },
  {
    step: 'import',
    title: 'Import a booking',
    text: 'Drop a confirmation on a trip and it becomes a booking.',
    to: PATHS.trips(),
    permission: 'Edit Reservations',
  },
  {
    step: 'share',
    title: 'Publish and share an itinerary',
    text: 'Your client opens it on any phone, no account needed.',
    to: PATHS.trips(),
    permission: 'Edit Trips',
  },
  {
    step: 'colleague',
    title: 'Invite a colleague',
    text: 'Work on the same trips, live.',
    to: PATHS.users(),
    permission: 'Manage Users',
  },
];

const StepRow = ({ title, text, to, done }: Words & { done: boolean }) => (
  <Flex as="li" gap="3" px="4" py="3" align="start">
    <Box color={done ? 'fg.success' : 'fg.muted'} mt="0.5">
      {done ? <CircleCheck size={18} aria-label="Done" /> : <CircleDashed size={18} aria-label="Not done yet" />}
    </Box>
    <Box minW="0">
      {done ? (
        <Text fontWeight="500" color="fg.muted">
          {title}
        </Text>
      ) : (
        <RouterLink to={to}>{title}</RouterLink>
      )}
      <Text textStyle="small" color="fg.muted">
        {text}
      </Text>
    </Box>
  </Flex>
);

/** The example trip: added, opened, or removed with one press. */
const ExampleTrip = ({ id }: { id: TripId | undefined }) => {
  const client = useQueryClient();
  const go = useNavigate();
  const currency = defaultCurrency(useSignedInUser());
  const refresh = () =>
    Promise.all([['dashboard'], ['trips'], ['table']].map((queryKey) => client.invalidateQueries({ queryKey })));
  const add = useMutation({
    mutationFn: () => addExampleTrip(todayHere(), currency),
    onSuccess: (trip) => go(PATHS.planner(trip)),
    onError: notifyError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: removeExampleTrip,
    onSuccess: () => notify({ kind: 'success', title: 'Example trip removed' }),
    onError: notifyError,
    onSettled: refresh,
  });
  if (!id)
    return (
      <Button size="sm" variant="outline" loading={add.isPending} onClick={() => add.mutate()}>
        Add an example trip
      </Button>
    );
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <RouterLink to={PATHS.planner(id)}>Open the example trip</RouterLink>
      <IfPermitted permission="Delete Trips">
        <Button size="sm" variant="ghost" loading={remove.isPending} onClick={() => remove.mutate(id)}>
          Remove example trip
        </Button>
      </IfPermitted>
    </Flex>
  );
};

/** What to do first in a company that has just begun, ticked off by what is there, until the user hides it. */
export const FirstSteps = () => {
  const client = useQueryClient();
  const { permissions_data: held } = useSignedInUser();
  const { data: shell } = useQuery(shellQuery());
  const isHidden = !shell || shell.tours_seen.includes(FIRST_STEPS);
  const { data } = useQuery({ ...firstStepsQuery(), enabled: !isHidden });
  const hide = useMutation({
    mutationFn: () => call('misc.help-tours.seen', { tour: FIRST_STEPS }),
    onSuccess: () => client.invalidateQueries({ queryKey: shellQuery().queryKey }),
    onError: notifyError,
  });
  const steps = STEPS.filter(({ permission }) => holds(held, permission));
  if (isHidden || !data || steps.length === 0) return null;
  const done = steps.filter(({ step }) => data.done[step]).length;
  return (
    <DashboardSection
      title="First steps"
      link={
        <Button size="xs" variant="ghost" loading={hide.isPending} onClick={() => hide.mutate()}>
          Hide this list
        </Button>
      }
    >
      <Text color="fg.muted">
        {done} of {steps.length} done
      </Text>
      <Flex
        as="ul"
        direction="column"
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l3"
        bg="bg.panel"
        divideY="1px"
      >
        {steps.map((words) => (
          <StepRow key={words.step} {...words} done={data.done[words.step]} />
        ))}
      </Flex>
      {holds(held, 'Edit Trips') && holds(held, 'Edit Reservations') && <ExampleTrip id={data.example} />}
    </DashboardSection>
  );
};
