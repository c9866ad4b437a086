import { Flex, Text } from '@chakra-ui/react';
import type { CompanyTotal } from '@wayline/core/areas/trip/pricing/company-total';
import type { TripSummary } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import type { Money } from '@wayline/core/base/values';
import { CompanyAmount } from '../company-amount';

type Total = { label: string; amount: CompanyTotal; mix: readonly Money[] };

const totalsOf = ({ company_totals: company, ...summary }: TripSummary): Total[] => [
  { label: 'Sales', amount: company.total_sales, mix: summary.total_sales },
  ...(company.total_profit ? [{ label: 'Profit', amount: company.total_profit, mix: summary.total_profit ?? [] }] : []),
  { label: 'Confirmed', amount: company.confirmed_total, mix: summary.confirmed_total },
  { label: 'Paid', amount: company.paid_total, mix: summary.paid_total },
];

/** What the bookings of a trip come to, as far as they are priced. Source: R-TRIP-053. */
export const TripTotals = ({ summary }: { summary: TripSummary }) => {
  const known = totalsOf(summary).filter(({ mix }) => mix.length > 0);
  if (known.length === 0) return null;
  return (
    <Flex as="dl" gap="5" rowGap="1" wrap="wrap" mt="1" data-testid="trip-totals">
      {known.map(({ label, ...amount }) => (
        <Flex key={label} gap="1.5" align="baseline">
          <Text as="dt" color="fg.muted" textStyle="small">
            {label}
          </Text>
          <Text as="dd" textStyle="figures">
            <CompanyAmount {...amount} />
          </Text>
        </Flex>
      ))}
    </Flex>
  );
};
