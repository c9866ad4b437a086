import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { ClientMoney } from './statement-queries';

const FIGURES = [
  { key: 'owed', label: 'Owes now' },
  { key: 'overdue', label: 'Overdue' },
  { key: 'held', label: 'Has with you' },
] as const;

/** How a client stands, a row for each currency: what they owe, what of that is overdue, and what they have with the agency. */
export const ClientFigures = ({ money }: { money: readonly ClientMoney[] }) => (
  <Box divideY="1px">
    {money.map((row) => (
      <Flex
        as="dl"
        key={row.currency}
        gap={{ base: '3', md: '8' }}
        wrap="wrap"
        py="2"
        aria-label={`Money in ${row.currency}`}
      >
        {FIGURES.map(({ key, label }) => (
          <Box key={key} minW={{ base: 'calc(33% - 12px)', md: '120px' }}>
            <Text as="dt" textStyle="small" color="fg.muted">
              {label}
            </Text>
            <Text
              as="dd"
              textStyle="figures"
              fontWeight="600"
              color={key === 'overdue' && row.overdue > 0 ? 'fg.error' : 'fg'}
            >
              {formatMoney({ minor: row[key], currency: row.currency })}
            </Text>
          </Box>
        ))}
      </Flex>
    ))}
  </Box>
);
