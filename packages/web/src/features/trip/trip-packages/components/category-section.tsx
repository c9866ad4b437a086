import { Box, Checkbox, Flex, Heading, Text } from '@chakra-ui/react';
import {
  CATEGORY_FORMULAS,
  type CategoryFigure,
  explainFigure,
} from '@wayline/core/areas/trip/trip-packages/package-formulas';
import type { SettledRow } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { CategoryTotals } from '@wayline/core/areas/trip/trip-packages/trip-package';
import type { BookingType } from '@wayline/core/base/booking-types';
import { formatMoney } from '@wayline/core/base/money-text';
import { typeName } from '../../../../lib/type-name';
import { useSeesFigures } from '../../../../lib/use-permission';
import { BookingIcon } from '../../../../ui/booking-icon';
import { BookingRow, type RowHandlers } from './booking-row';
import { ExplainedFigures } from './explained-figures';

type Props = {
  category: BookingType;
  rows: readonly SettledRow[];
  totals: CategoryTotals | undefined;
  currency: string;
  packageId: string | undefined;
  byPerson: boolean;
  hands: RowHandlers;
};
/** Always there; of the others only what is not nothing. */
const ALWAYS: readonly CategoryFigure[] = ['total_price', 'total_net_cost', 'total_profit'];
const NAMES = Object.keys(CATEGORY_FORMULAS) as CategoryFigure[];

/** The bookings of a category to pick from, and what those that are picked come to. Source: R-TRIP-095, R-TRIP-127. */
export const CategorySection = ({ category, rows, totals, currency, packageId, byPerson, hands }: Props) => {
  const seesFigures = useSeesFigures();
  const ticked = rows.filter(({ is_checked }) => is_checked).length;
  const name = typeName(category);
  const all = ticked === rows.length;
  return (
    <Box as="section" aria-label={name} borderWidth="1px" borderRadius="l3" bg="bg.panel" p="4">
      <Flex align="center" gap="3" pb="2">
        <Checkbox.Root
          checked={all ? true : ticked > 0 ? 'indeterminate' : false}
          onCheckedChange={() => {
            for (const { id } of rows) hands.tick(id, !all);
          }}
        >
          <Checkbox.HiddenInput aria-label={`All ${name}`} />
          <Checkbox.Control />
        </Checkbox.Root>
        <BookingIcon type={category} decorative />
        <Heading as="h3" textStyle="section" flex="1">
          {name}
        </Heading>
        <Text textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {ticked} of {rows.length}
        </Text>
        <Text textStyle="figures" fontWeight="600">
          {formatMoney({ minor: totals?.total_price ?? 0, currency })}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none" divideY="1px" borderTopWidth="1px">
        {rows.map((row) => (
          <BookingRow key={row.id} row={row} packageId={packageId} byPerson={byPerson} hands={hands} />
        ))}
      </Box>
      {totals && seesFigures && (
        <Box borderTopWidth="1px" pt="2">
          <ExplainedFigures
            currency={currency}
            testId={`totals-${category}`}
            figures={NAMES.filter((figure) => ALWAYS.includes(figure) || totals[figure] !== 0).map((figure) => ({
              name: figure,
              label: CATEGORY_FORMULAS[figure].label,
              minor: totals[figure],
              explanation: explainFigure(CATEGORY_FORMULAS, figure, totals, { currency }),
            }))}
          />
        </Box>
      )}
    </Box>
  );
};
