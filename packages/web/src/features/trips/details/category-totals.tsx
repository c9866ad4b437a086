import { Box, Flex, Table, Text } from '@chakra-ui/react';
import type { AccountingSummary } from '@wayline/core/trips/people/accounting-summary';
import { typeName } from '../../../lib/type-name';
import { moneyWords } from '../money-words';
import { mainCurrency } from './main-currency';

type Props = { summary: AccountingSummary };

/** What each kind of booking comes to; the bars compare those of the currency that most of the trip is sold in. */
export const CategoryTotals = ({ summary }: Props) => {
  const currency = mainCurrency(summary.total_sales);
  const rows = summary.booking_totals.map((row) => ({
    ...row,
    minor: row.totals.find((m) => m.currency === currency)?.minor ?? 0,
  }));
  const most = Math.max(1, ...rows.map(({ minor }) => minor));
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflowX="auto">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Kind</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Bookings</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Sales</Table.ColumnHeader>
            <Table.ColumnHeader width="40%" hideBelow="md" aria-hidden />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ booking_type, count, totals, minor }) => (
            <Table.Row key={booking_type}>
              <Table.Cell>{typeName(booking_type)}</Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                {count}
              </Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                {moneyWords(totals, '–')}
              </Table.Cell>
              <Table.Cell hideBelow="md" aria-hidden>
                <Flex bg="bg.muted" borderRadius="l1" height="3">
                  <Box bg="sea.solid" borderRadius="l1" width={`${(minor / most) * 100}%`} />
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.Cell fontWeight="600">All</Table.Cell>
            <Table.Cell textAlign="end" textStyle="figures">
              {rows.reduce((sum, { count }) => sum + count, 0)}
            </Table.Cell>
            <Table.Cell textAlign="end" textStyle="figures" fontWeight="600">
              {moneyWords(summary.total_sales, '–')}
            </Table.Cell>
            <Table.Cell hideBelow="md">
              {summary.total_sales.length > 1 && (
                <Text color="fg.muted" textStyle="small">
                  Bars show {currency} only.
                </Text>
              )}
            </Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
};
