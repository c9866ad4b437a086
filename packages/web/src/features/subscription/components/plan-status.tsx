import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import { cardName } from '../card-name';
import { PER } from '../plan-prices';
import type { SubscriptionView } from '../subscription-query';

/** What will happen next with the plan, in sentences; the first that is true comes first. */
const nextWords = ({
  billed,
  renews,
  renews_at,
  starts_at,
  ends_at,
  next,
  cost,
  choice,
}: SubscriptionView): string[] => {
  if (!billed || !renews_at || !choice || !cost) return [];
  const amount = `${formatMoney(cost)} ${PER[choice.cycle]}, before coupons`;
  if (!renews)
    return [
      `The plan ends on ${formatDate(ends_at ?? renews_at)}. After that, you’re on the Free plan; nothing is deleted.`,
    ];
  if (next)
    return [
      `On ${formatDate(next.at)}, it becomes ${next.plan} with ${countOf(next.seats, 'seat')}, paid each ${next.cycle}. Until then, nothing changes.`,
    ];
  if (starts_at)
    return [`It starts on ${formatDate(starts_at)}, when your trial ends: ${amount}. Nothing is charged before then.`];
  return [`The next payment is due on ${formatDate(renews_at)}: ${amount}.`];
};

const cardWords = ({ cards, billed }: SubscriptionView): string | undefined => {
  const card = cards.find(({ in_use }) => in_use);
  if (!card || !billed) return undefined;
  const month = String(card.exp_month).padStart(2, '0');
  return `Paid with ${cardName(card)}, expires ${month}/${card.exp_year}.`;
};

const seatWords = ({ seats_held, seats_used }: SubscriptionView): string =>
  seats_held === undefined
    ? `${countOf(seats_used, 'seat')} in use.`
    : `${seats_used} of ${countOf(seats_held, 'seat')} in use.`;

type Props = {
  view: SubscriptionView;
  /** What is known besides the name of the plan. */
  words: string;
  onSeats: () => void;
  onRenewal: (renews: boolean) => void;
};

/** The plan of the company: what it is, what is paid for it and when, who uses it, and what can be done. */
export const PlanStatus = ({ view, words, onSeats, onRenewal }: Props) => {
  const { tier, billed, renews, next, may_change, trial_ends_at, choice, owing } = view;
  const onTrial = trial_ends_at !== undefined && tier === 'Advance' && (!billed || view.starts_at !== undefined);
  const known =
    billed && view.starts_at ? `Your trial includes everything until ${formatDate(view.starts_at)}.` : words;
  const lines = [known, ...nextWords(view), cardWords(view), seatWords(view)].filter((line) => line !== undefined);
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <HStack gap="3">
        <Text textStyle="section">{tier}</Text>
        {onTrial && <StatusBadge tone="info">Trial</StatusBadge>}
        {owing && <StatusBadge tone="error">Payment due</StatusBadge>}
        {billed && !renews && <StatusBadge tone="warning">Ending</StatusBadge>}
      </HStack>
      <Stack gap="1" mt="1">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      {may_change && billed && (
        <HStack gap="2" mt="4" wrap="wrap">
          {choice && !owing && (
            <Button variant="outline" onClick={onSeats}>
              Change seats
            </Button>
          )}
          {renews && !next && (
            <Button variant="outline" onClick={() => onRenewal(false)}>
              Cancel plan
            </Button>
          )}
          {(!renews || next) && (
            <Button onClick={() => onRenewal(true)}>{next ? 'Keep current plan' : 'Resume plan'}</Button>
          )}
        </HStack>
      )}
    </Box>
  );
};
