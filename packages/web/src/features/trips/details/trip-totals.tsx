import { Flex, Text } from '@chakra-ui/react';
import type { Money } from '@wayline/core/kernel/values';
import type { AccountingSummary } from '@wayline/core/trips/people/accounting-summary';
import { moneyWords } from '../money-words';

type Total = { label: string; amounts: readonly Money[] };

const totalsOf = (summary: AccountingSummary): Total[] => [
  { label: 'Sales', amounts: summary.total_sales },
  { label: 'Profit', amounts: summary.total_profit },
  { label: 'Confirmed', amounts: summary.confirmed_total },
  { label: 'Paid', amounts: summary.paid_total },
];

/** What the bookings of a trip come to, as far as they are priced. Source: R-TRIP-053. */
export const TripTotals = ({ summary }: { summary: AccountingSummary }) => {
  const known = totalsOf(summary).filter(({ amounts }) => amounts.length > 0);
  if (known.length === 0) return null;
  return (
    <Flex as="dl" gap="5" rowGap="1" wrap="wrap" mt="1" data-testid="trip-totals">
      {known.map(({ label, amounts }) => (
        <Flex key={label} gap="1.5" align="baseline">
          <Text as="dt" color="fg.muted" textStyle="small">
            {label}
          </Text>
          <Text as="dd" textStyle="figures">
            {moneyWords(amounts)}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
};
