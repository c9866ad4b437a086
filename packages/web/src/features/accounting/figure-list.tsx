import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';

export type FigureRow = { label: string; minor: number; strong?: boolean };
type Props = { label: string; currency: string; rows: readonly FigureRow[] };

/** Amounts of one currency below each other, each with what it is. */
export const FigureList = ({ label, currency, rows }: Props) => (
  <Flex as="dl" direction="column" gap="1" align="stretch" minW="220px" aria-label={label}>
    {rows.map((row) => (
      <Flex key={row.label} justify="space-between" gap="6" fontWeight={row.strong ? '600' : undefined}>
        <Text as="dt" color={row.strong ? 'fg' : 'fg.muted'}>
          {row.label}
        </Text>
        <Text as="dd" textStyle="figures">
          {formatMoney({ minor: row.minor, currency })}
        </Text>
      </Flex>
    ))}
  </Flex>
);
