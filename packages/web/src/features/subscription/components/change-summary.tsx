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
  ...(kind === 'later'
    ? [`This begins on ${formatDate(next_at)}. Until then everything stays as it is paid for.`]
    : []),
  ...(kind === 'take_back' ? ['The change that was to come is taken back: the plan goes on as it is.'] : []),
  ...(kind === 'none' ? ['This is your plan already.'] : []),
  ...(kind === 'now' && due_now.minor > 0 ? ['What is left of the time you paid for is counted in.'] : []),
  ...(opens.length > 0 ? [`Opens: ${opens.join(', ')}.`] : []),
  ...(closes.length > 0
    ? [
        `Closes${kind === 'later' ? ' then' : ''}: ${closes.join(', ')}. What you made there is kept, and opens again with the plan.`,
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
