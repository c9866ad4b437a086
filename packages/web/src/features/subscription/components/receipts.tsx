import { Box, Heading, Link, Table, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import type { SubscriptionView } from '../subscription-query';

/** Every payment with its receipt, the newest first. */
export const Receipts = ({ receipts }: Pick<SubscriptionView, 'receipts'>) => (
  <Box as="section" aria-labelledby="receipts">
    <Heading as="h2" id="receipts" textStyle="section" pb="3">
      Receipts
    </Heading>
    {receipts.length === 0 ? (
      <Text color="fg.muted">No payments yet. You’ll find a receipt here for each one.</Text>
    ) : (
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflowX="auto">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Receipt</Table.ColumnHeader>
              <Table.ColumnHeader>Date</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="sm">For</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {receipts.map(({ id, number, at, text, amount, status, url }) => (
              <Table.Row key={id}>
                <Table.Cell whiteSpace="nowrap">
                  <Link href={url} target="_blank" rel="noreferrer" variant="underline" color="sea.fg">
                    {number}
                  </Link>
                </Table.Cell>
                <Table.Cell whiteSpace="nowrap">{formatDate(at)}</Table.Cell>
                <Table.Cell hideBelow="sm">{text}</Table.Cell>
                <Table.Cell textAlign="end" whiteSpace="nowrap" textStyle="figures">
                  {formatMoney(amount)}
                </Table.Cell>
                <Table.Cell>
                  <StatusBadge tone={status === 'paid' ? 'success' : 'warning'}>
                    {status === 'paid' ? 'Paid' : 'Open'}
                  </StatusBadge>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    )}
  </Box>
);
