import { Box, Flex, Table } from '@chakra-ui/react';
import type { CompanyTotal } from '@wayline/core/areas/trip/pricing/company-total';
import type { TripSummary } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import { typeName } from '../../../../lib/type-name';
import { CompanyAmount } from '../company-amount';

type Props = { summary: TripSummary };

const NO_TOTAL: CompanyTotal = { without_rate: 0 };

/** What each kind of booking comes to; the bars compare the amounts in the currency of the company. */
export const CategoryTotals = ({ summary }: Props) => {
  const { booking_totals, total_sales } = summary.company_totals;
  const rows = summary.booking_totals.map((row) => {
    const sales = booking_totals.find(({ booking_type }) => booking_type === row.booking_type)?.sales ?? NO_TOTAL;
    return { ...row, sales, minor: sales.total?.minor ?? 0 };
  });
  const most = Math.max(1, ...rows.map(({ minor }) => minor));
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflowX="auto">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Type</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Bookings</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Sales</Table.ColumnHeader>
            <Table.ColumnHeader width="40%" hideBelow="md" aria-hidden />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ booking_type, count, totals, sales, minor }) => (
            <Table.Row key={booking_type}>
              <Table.Cell>{typeName(booking_type)}</Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                {count}
              </Table.Cell>
              <Table.Cell textAlign="end" textStyle="figures">
                <CompanyAmount amount={sales} mix={totals} none="–" />
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
              <CompanyAmount amount={total_sales} mix={summary.total_sales} none="–" />
            </Table.Cell>
            <Table.Cell hideBelow="md" />
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </Box>
  );
};
