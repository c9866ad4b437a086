import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { TripMoney } from '../invoice-queries';

type Totals = TripMoney['totals'][number];
const FIGURES: readonly { key: Exclude<keyof Totals, 'currency'>; label: string }[] = [
  { key: 'sold', label: 'Sold' },
  { key: 'invoiced', label: 'Invoiced' },
  { key: 'received', label: 'Received' },
  { key: 'due', label: 'Due' },
  { key: 'written_off', label: 'Written off' },
  { key: 'net', label: 'Net cost' },
  { key: 'commission', label: 'Commission' },
  { key: 'margin', label: 'Margin' },
];

/** What a trip comes to, a row for each currency. Costs and earnings come only for those who may see them. */
export const TripFigures = ({ totals }: { totals: readonly Totals[] }) => (
  <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" divideY="1px">
    {totals.map((row) => (
      <Flex
        as="dl"
        key={row.currency}
        gap={{ base: '3', md: '6' }}
        wrap="wrap"
        px="4"
        py="3"
        aria-label={`In ${row.currency}`}
      >
        {FIGURES.map(({ key, label }) => {
          const minor = row[key];
          if (minor === undefined) return null;
          return (
            <Box key={key} minW={{ base: 'calc(33% - 12px)', md: '96px' }}>
              <Text as="dt" textStyle="small" color="fg.muted">
                {label}
              </Text>
              <Text as="dd" textStyle="figures" fontWeight="600">
                {formatMoney({ minor, currency: row.currency })}
              </Text>
            </Box>
          );
        })}
      </Flex>
    ))}
  </Box>
);
