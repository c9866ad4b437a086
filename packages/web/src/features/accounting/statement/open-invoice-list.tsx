import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { RouterLink } from '../../../ui/router-link';
import type { OpenInvoice } from './statement-queries';

const describeDue = ({ due_day, open, overdue, currency }: OpenInvoice): string => {
  if (overdue === 0) return `Due ${formatDate(due_day)}`;
  const since = `Overdue since ${formatDate(due_day)}`;
  return overdue < open ? `${since} · ${formatMoney({ minor: overdue, currency })} of it` : since;
};

type Props = { invoices: readonly OpenInvoice[]; addressOf: (id: string) => string };

/** The invoices on which a client owes something, what is due first before the rest; each opens. */
export const OpenInvoiceList = ({ invoices, addressOf }: Props) => (
  <Stack as="ul" listStyleType="none" gap="0" divideY="1px" aria-label="Open invoices">
    {invoices.map((invoice) => (
      <Flex as="li" key={invoice.id} gap="3" py="2" align="baseline" justify="space-between">
        <Box minW="0">
          <RouterLink to={addressOf(invoice.id)} color="fg" fontWeight="600" py="2" my="-2">
            {invoice.number}
          </RouterLink>
          <Text color="fg.muted" textStyle="small" dir="auto" overflowWrap="anywhere">
            {invoice.trip_name}
          </Text>
          <Text textStyle="small" color={invoice.overdue > 0 ? 'fg.error' : 'fg.muted'}>
            {describeDue(invoice)}
          </Text>
        </Box>
        <Text textStyle="figures" fontWeight="600" whiteSpace="nowrap">
          {formatMoney({ minor: invoice.open, currency: invoice.currency })}
        </Text>
      </Flex>
    ))}
  </Stack>
);
