import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { statedPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { formatDate } from '../../../../lib/format';

type Fact = { label: string; words: string };
const fact = (label: string, ...parts: readonly (string | undefined)[]): Fact[] => {
  const words = parts.filter(Boolean).join(' · ');
  return words ? [{ label, words }] : [];
};
const amount = (money: Money | undefined) => (money && money.minor > 0 ? formatMoney(money) : undefined);
const on = (day: string | undefined, words: (day: string) => string) => (day ? words(formatDate(day)) : undefined);

const factsOf = ({ origin_place: origin, trip_data_mapper: final, ...trip }: Trip): Fact[] => [
  ...fact('Places', trip.places.map(({ name }) => name).join(', ')),
  ...(origin?.name
    ? fact(
        'Departure city',
        origin.name,
        on(origin.start_date, (day) => `departs ${day}`),
        on(origin.end_date, (day) => `returns ${day}`),
      )
    : []),
  ...fact('Agreed price', amount(trip.price)),
  ...fact('Additional services', amount(trip.additional_services_expenses)),
  ...fact(
    'Final payment',
    amount(final.final_total_amount),
    on(final.final_payment_date, (day) => `due ${day}`),
    final.final_pmt_description,
  ),
  ...statedPreferences(trip.preferences),
];

/** What was agreed of a trip and what its client prefers; nothing while nothing is. Source: spec 2 §3 Trip, §9. */
export const TripFacts = ({ trip }: { trip: Trip }) => {
  const facts = factsOf(trip);
  if (facts.length === 0) return null;
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="facts-title">
      <Heading as="h2" id="facts-title" textStyle="section">
        Agreed with the client
      </Heading>
      <Box as="dl">
        {facts.map(({ label, words }) => (
          <Flex key={label} gap="3" py="0.5" align="baseline">
            <Text as="dt" flex="0 0 8rem" color="fg.muted" textStyle="small">
              {label}
            </Text>
            <Text as="dd" flex="1" minW="0" overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
              {words}
            </Text>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
};
