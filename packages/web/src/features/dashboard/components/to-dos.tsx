import { chakra, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CallOutput } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';

type Counts = CallOutput<'misc.dashboard.get'>['counts'];

/** `next` is how many departures the counts are of: those that are shown. */
type Props = { counts: Counts; next: number };

/** What is not paid is told to those who see sales. */
const todosOf = ({ departing_soon, unpaid = 0 }: Counts, next: number) =>
  [
    {
      count: departing_soon,
      title: `${countOf(departing_soon, 'trip')} leaving soon`,
      text: 'Check confirmations and send the itineraries.',
      to: PATHS.departing('soon'),
    },
    {
      count: unpaid,
      title: `${unpaid} of the next ${countOf(next, 'departure')} not paid in full`,
      text: 'Booked services with a balance due. Remind clients before the final payment date.',
      to: PATHS.departing('unpaid'),
    },
  ].filter(({ count }) => count > 0);

/** What waits to be done, by the counts of the company. */
export const ToDos = ({ counts, next }: Props) => {
  const todos = todosOf(counts, next);
  if (todos.length === 0) {
    return (
      <EmptyState
        icon={CircleCheck}
        title="All done"
        text="Departures to check and payments to collect show up here."
      />
    );
  }
  return (
    <chakra.ul
      listStyleType="none"
      display="flex"
      flexDirection="column"
      gap="3"
      css={{
        '& a': {
          display: 'block',
          borderWidth: '1px',
          borderRadius: 'l3',
          bg: 'bg.panel',
          p: '4',
          focusVisibleRing: 'outside',
          _hover: { borderColor: 'border.control' },
        },
      }}
    >
      {todos.map(({ title, text, to }) => (
        <li key={title}>
          <Link to={to}>
            <Text fontWeight="600" textStyle="figures">
              {title}
            </Text>
            <Text color="fg.muted">{text}</Text>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
};
