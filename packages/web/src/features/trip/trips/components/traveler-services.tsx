import { Text } from '@chakra-ui/react';
import type { TravelerServiceTotal } from '@wayline/core/areas/trip/trips/people/traveler-service-totals';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Money } from '@wayline/core/base/values';

const added = (amounts: readonly Money[]) => amounts.map((amount) => formatMoney(amount)).join(' + ');

/** What a traveler's bookings cost, and what they earn for those who may see it. Source: R-TRIP-106. */
export const TravelerServices = ({
  services: { count, totals, total_profit = [] },
}: {
  services: TravelerServiceTotal;
}) => {
  if (totals.length === 0) return null;
  const profit = total_profit.some(({ minor }) => minor !== 0) ? `${added(total_profit)} profit` : undefined;
  return (
    <Text color="fg.muted" textStyle="small">
      {[`${added(totals)} for ${countOf(count, 'booking')}`, profit].filter(Boolean).join(' · ')}
    </Text>
  );
};
