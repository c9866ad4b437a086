import { Box, Button, chakra, HStack, Link, Text } from '@chakra-ui/react';
import type { Tier } from '@wayline/core/access/tiers';
import { type Cycle, isPaidPlan, type PaidPlan, PLANS } from '@wayline/core/areas/subscription/plans';
import { SOLD_BY } from '@wayline/core/navigation/routes-plans';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { PARTS_TO_COME } from '@wayline/core/navigation/routes-to-come';
import { StatusBadge } from '../../../ui/status-badge';
import { priceLine, seatsLine } from '../plan-prices';

/** A page for everybody, outside the app. */
const ROAD_MAP = '/about/road_map';
const FIRST = 'Trips, bookings, itineraries, the library and your account';

/** What a plan offers beyond the smaller ones, in a sentence. */
const offerOf = (titles: readonly string[], before: Tier | undefined) => {
  if (!before) return `${FIRST}.`;
  return titles.length > 0
    ? `Everything in ${before}, and: ${titles.join(', ')}.`
    : `Everything in ${before}, with more seats.`;
};

/** What is still to come, by the title of its first page. */
const TO_COME = Object.values(PARTS_TO_COME)
  .map(([first]) => getPageTitle(first))
  .join(', ');

type Props = {
  current: Tier;
  cycle: Cycle;
  /** What is paid for, or will be when the trial ends. */
  paid?: PaidPlan | undefined;
  /** Opens what it takes to change to a plan; nobody can choose where it is missing. */
  onChoose?: ((plan: PaidPlan) => void) | undefined;
};

/** What each plan costs and offers, from the same table that the guards ask, and what none of them offers yet. */
export const Plans = ({ current, cycle, paid, onChoose }: Props) => (
  <>
    <chakra.dl borderWidth="1px" borderRadius="l3" bg="bg.panel" px="5">
      {SOLD_BY.map(({ plan, titles }, i) => (
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
            <Text mt="2">{offerOf(titles, SOLD_BY[i - 1]?.plan)}</Text>
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
    <Text color="fg.muted" mt="3">
      Coming later, and not part of any plan yet: {TO_COME}. See the{' '}
      <Link href={ROAD_MAP} target="_blank" rel="noreferrer">
        road map
      </Link>
      .
    </Text>
  </>
);
