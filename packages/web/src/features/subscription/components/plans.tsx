import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { Tier } from '@wayline/core/access/tiers';
import { type Cycle, isPaidPlan, type PaidPlan, PLANS } from '@wayline/core/areas/subscription/plans';
import type { AppPath } from '@wayline/core/navigation/routes';
import { OPENED_BY } from '@wayline/core/navigation/routes-plans';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { StatusBadge } from '../../../ui/status-badge';
import { comingAt } from '../../coming/public';
import { priceLine, seatsLine } from '../plan-prices';

const FIRST = 'Trips, bookings, itineraries, the library and your account';

/** Names in a sentence, each once. */
const named = (paths: readonly AppPath[]) => [...new Set(paths.map(getPageTitle))].join(', ');
/** What a plan opens beyond the smaller ones, what is there today apart from what is still to come. */
const wordsOf = (paths: readonly AppPath[], before: Tier | undefined) => {
  const today = named(paths.filter((path) => !comingAt(path)));
  const more = today ? `: ${today}` : '';
  return {
    today: before ? `Everything in ${before}${more && `, and${more}`}.` : `${FIRST}.`,
    coming: named(paths.filter((path) => comingAt(path))),
  };
};

type Props = {
  current: Tier;
  cycle: Cycle;
  /** What is paid for, or will be when the trial ends. */
  paid?: PaidPlan | undefined;
  /** Opens what it takes to change to a plan; nobody can choose where it is missing. */
  onChoose?: ((plan: PaidPlan) => void) | undefined;
};

/** What each plan costs and opens, from the same table that the guards ask. */
export const Plans = ({ current, cycle, paid, onChoose }: Props) => (
  <chakra.dl borderWidth="1px" borderRadius="l3" bg="bg.panel" px="5">
    {OPENED_BY.map(({ plan, paths }, i) => {
      const { today, coming } = wordsOf(paths, OPENED_BY[i - 1]?.plan);
      return (
        <Box
          key={plan}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }}
          gap="2"
          py="4"
          borderTopWidth={i > 0 ? '1px' : undefined}
        >
          <chakra.dt>
            <HStack gap="2">
              <Text as="span" fontWeight="600">
                {plan}
              </Text>
              {plan === current && <StatusBadge tone="accent">Your plan</StatusBadge>}
            </HStack>
          </chakra.dt>
          <chakra.dd>
            <HStack justify="space-between" align="start" gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
              <Box minW="0">
                <Text fontWeight="600" textStyle="figures">
                  {priceLine(plan, cycle)}
                </Text>
                <Text color="fg.muted">
                  {PLANS[plan].for_whom}. {seatsLine(plan, cycle)}.
                </Text>
              </Box>
              {onChoose && isPaidPlan(plan) && (
                <Button size="sm" variant="outline" flexShrink="0" onClick={() => onChoose(plan)}>
                  {plan === paid ? 'Seats and payment' : `Choose ${plan}`}
                </Button>
              )}
            </HStack>
            <Text mt="2">{today}</Text>
            {coming && (
              <Text color="fg.muted" mt="1">
                Coming soon: {coming}.
              </Text>
            )}
          </chakra.dd>
        </Box>
      );
    })}
  </chakra.dl>
);
