import { Flex } from '@chakra-ui/react';
import type { SettledPackage, SettledRow } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { BookingType } from '@wayline/core/base/booking-types';
import { Package } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';
import type { RowHandlers } from './booking-row';
import { CategorySection } from './category-section';

type Props = {
  settled: SettledPackage;
  currency: string;
  packageId: string | undefined;
  byPerson: boolean;
  hands: RowHandlers;
};

/** The bookings of the trip by category, to pick from. */
export const CategoryList = ({ settled: { rows, category_totals }, ...rest }: Props) => {
  const groups = new Map<BookingType, SettledRow[]>();
  for (const row of rows) groups.set(row.live.modal_type, [...(groups.get(row.live.modal_type) ?? []), row]);
  if (groups.size === 0)
    return (
      <EmptyState
        icon={Package}
        title="No bookings yet"
        text="A package is made of bookings. Add flights, stays or tours to the trip and they appear here with their prices."
      />
    );
  return (
    <Flex direction="column" gap="4">
      {[...groups].map(([category, those]) => (
        <CategorySection
          key={category}
          category={category}
          rows={those}
          totals={category_totals.find((totals) => totals.category === category)}
          {...rest}
        />
      ))}
    </Flex>
  );
};
