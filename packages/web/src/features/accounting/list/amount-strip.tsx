import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Changes } from '../../../ui/table/use-list-query';
import { type AskedSummary, invoiceSummaryQuery } from '../invoice-queries';

type Summary = NonNullable<ReturnType<typeof useSummary>>['invoices'];
const useSummary = (asked: AskedSummary) => useQuery(invoiceSummaryQuery(asked)).data;

/** The parts of what was billed, as its bar shows them; each narrows the list to those invoices. */
const PARTS = [
  { status: 'paid', label: 'Paid', amount: 'total_paid_amount', pct: 'total_paid_pct', color: 'border.success' },
  {
    ...{ status: 'open', label: 'Not overdue', color: 'border.emphasized' },
    ...{ amount: 'total_not_overdue_amount', pct: 'total_not_overdue_pct' },
  },
  {
    ...{ status: 'overdue', label: 'Overdue', color: 'border.error' },
    ...{ amount: 'total_overdue_amount', pct: 'total_overdue_pct' },
  },
] as const satisfies readonly { amount: keyof Summary; pct: keyof Summary; [other: string]: string }[];

type Props = { asked: AskedSummary; narrow: (changes: Changes) => void };

/** What the issued invoices come to, and how much of it is paid and overdue. Source: R-ACC-054. */
export const AmountStrip = ({ asked, narrow }: Props) => {
  const found = useSummary(asked);
  if (!found || found.invoices.total_bill_amount === 0) return null;
  const { currency, invoices: summary } = found;
  return (
    <Box
      as="section"
      aria-label="Summary of invoices"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="3"
      mb="4"
    >
      <Flex gap={{ base: '3', md: '8' }} wrap="wrap" align="baseline">
        <Box minW={{ base: '100%', md: '140px' }}>
          <Text textStyle="small" color="fg.muted">
            Billed
          </Text>
          <Text textStyle="figures" fontWeight="600">
            {formatMoney({ minor: summary.total_bill_amount, currency })}
          </Text>
        </Box>
        {PARTS.map(({ status, label, amount, pct, color }) => (
          <Button
            key={status}
            variant="plain"
            height="auto"
            px="0"
            py="1"
            minW={{ base: 'calc(50% - 12px)', md: '120px' }}
            justifyContent="flex-start"
            textAlign="start"
            fontWeight="400"
            onClick={() => narrow({ payment_status: status })}
          >
            <Box>
              <Flex align="center" gap="2" textStyle="small" color="fg.muted">
                <Box aria-hidden boxSize="2" borderRadius="full" bg={color} />
                {label} {summary[pct]}%
              </Flex>
              <Text
                textStyle="figures"
                fontWeight="600"
                color={status === 'overdue' && summary[amount] > 0 ? 'fg.error' : 'fg'}
              >
                {formatMoney({ minor: summary[amount], currency })}
              </Text>
            </Box>
          </Button>
        ))}
      </Flex>
      <Flex aria-hidden mt="3" height="2" borderRadius="full" overflow="hidden" bg="bg.muted">
        {PARTS.map(({ status, pct, color }) => (
          <Box key={status} width={`${summary[pct]}%`} bg={color} />
        ))}
      </Flex>
    </Box>
  );
};
