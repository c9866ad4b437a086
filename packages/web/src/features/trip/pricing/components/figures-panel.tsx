import { Box, chakra, Text } from '@chakra-ui/react';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import {
  calculatePriceFigures,
  countPricedPeople,
  largestShare,
  type PriceFigures,
} from '@wayline/core/areas/trip/pricing/price-figures';
import { formulaFigures, formulaText, PRICE_FORMULAS } from '@wayline/core/areas/trip/pricing/price-formulas';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { useId, useState } from 'react';
import { asEntered } from '../price-entry';

type Shown = keyof PriceFigures | 'total_price_per_person';
const SHOWN: readonly Shown[] = [
  'total_net_cost',
  'total_price',
  'total_price_per_person',
  'total_commission_price',
  'total_profit',
];

/** What a price comes to; hovering or focusing a figure says how it is made. Source: docs/decisions/0009. */
export const FiguresPanel = ({ price }: { price: PriceEntry }) => {
  const [asked, setAsked] = useState<Shown>('total_price');
  const formulaId = useId();
  const entered = asEntered(price);
  const figures = calculatePriceFigures(entered);
  const people = countPricedPeople(entered);
  const { currency } = price;
  const amountOf = (figure: Shown) =>
    figure === 'total_price_per_person' ? largestShare(figures.total_price, people) : figures[figure];
  const labelOf = (figure: Shown) =>
    figure === 'total_price_per_person' ? 'Per person' : PRICE_FORMULAS[figure].label;
  const explain = (figure: Shown) =>
    figure === 'total_price_per_person'
      ? `Total price divided by ${countOf(people, 'person', 'people')}, rounded up to the cent.`
      : `${formulaText(figure)} = ${formulaFigures(figure, figures, currency)}`;
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.subtle" p="3" data-testid="price-figures">
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(96px, 1fr))" gap="1">
        {SHOWN.map((figure) => (
          <chakra.button
            key={figure}
            type="button"
            textAlign="start"
            borderRadius="l1"
            px="2"
            py="1"
            bg={asked === figure ? 'bg.emphasized' : undefined}
            aria-describedby={asked === figure ? formulaId : undefined}
            onMouseEnter={() => setAsked(figure)}
            onFocus={() => setAsked(figure)}
            onClick={() => setAsked(figure)}
          >
            <Text textStyle="small" color="fg.muted">
              {labelOf(figure)}
            </Text>
            <Text
              textStyle="figures"
              fontWeight={figure === 'total_price' ? '600' : '500'}
              data-testid={`figure-${figure}`}
            >
              {formatMoney({ minor: amountOf(figure), currency })}
            </Text>
          </chakra.button>
        ))}
      </Box>
      <Text id={formulaId} textStyle="small" color="fg.muted" px="2" pt="2" overflowWrap="anywhere">
        {labelOf(asked)}: {explain(asked)}
      </Text>
    </Box>
  );
};
