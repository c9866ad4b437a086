import { Box, chakra, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { CallOutput } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { PER } from '../plan-prices';

type Preview = CallOutput<'users.plans'>;

const Line = ({ name, value }: { name: string; value: string }) => (
  <Box display="flex" justifyContent="space-between" gap="4" py="1">
    <chakra.dt>{name}</chakra.dt>
    <chakra.dd fontWeight="600" textStyle="figures" whiteSpace="nowrap">
      {value}
    </chakra.dd>
  </Box>
);

/** When a change begins and what becomes of the pages, in a sentence or two. */
const sentences = ({ kind, next_at, opens, closes, due_now }: Preview): string[] => [
  ...(kind === 'later' ? [`This starts on ${formatDate(next_at)}. Until then, nothing changes.`] : []),
  ...(kind === 'take_back' ? ['Your upcoming change is canceled, and your plan continues as it is.'] : []),
  ...(kind === 'none' ? ['This is already your plan.'] : []),
  ...(kind === 'now' && due_now.minor > 0 ? ['We credit the unused time you’ve paid for.'] : []),
  ...(opens.length > 0 ? [`Adds: ${opens.join(', ')}.`] : []),
  ...(closes.length > 0
    ? [
        `Removes${kind === 'later' ? ' then' : ''}: ${closes.join(', ')}. Your work there is kept and comes back with the plan.`,
      ]
    : []),
];

/** The exact amounts and days of a change, before anybody confirms it. */
export const ChangeSummary = ({ preview }: { preview: Preview }) => {
  const { due_now, each_period, next_at, choice } = preview;
  return (
    <Box borderWidth="1px" borderRadius="l2" p="4" aria-live="polite">
      <chakra.dl>
        <Line name="Charged now" value={formatMoney(due_now)} />
        <Line name={`From ${formatDate(next_at)}`} value={`${formatMoney(each_period)} ${PER[choice.cycle]}`} />
      </chakra.dl>
      {sentences(preview).map((sentence) => (
        <Text key={sentence} color="fg.muted" mt="2">
          {sentence}
        </Text>
      ))}
    </Box>
  );
};
