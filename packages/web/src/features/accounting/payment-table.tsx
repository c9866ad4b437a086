import { Box, Table, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import type { ReactNode } from 'react';

export type PaymentRow = {
  id: string;
  name: string;
  due: ReactNode;
  amount: number;
  /** The part of each payer. */
  cells: readonly number[];
  /** What is wrong with it, below its name. */
  issue?: string | undefined;
};
type Props = {
  currency: string;
  payers: readonly string[];
  rows: readonly PaymentRow[];
  /** What each payer pays in all. */
  shares: readonly number[];
};

/** Who pays what and when: a row for each payment, and a column for each of those who pay where they are several. */
export const PaymentTable = ({ currency, payers, rows, shares }: Props) => {
  const several = payers.length > 1;
  const inWords = (minor: number) => formatMoney({ minor, currency });
  const figure = { textAlign: 'end', textStyle: 'figures', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      overflowX="auto"
      tabIndex={0}
      role="region"
      aria-label="Payments"
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Payment</Table.ColumnHeader>
            <Table.ColumnHeader>Due</Table.ColumnHeader>
            {several &&
              payers.map((payer, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a client may pay two parts.
                <Table.ColumnHeader key={i} textAlign="end">
                  {payer}
                </Table.ColumnHeader>
              ))}
            <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ id, name, due, amount, cells, issue }) => (
            <Table.Row key={id}>
              <Table.Cell>
                {name}
                {issue && (
                  <Text role="alert" textStyle="small" color="fg.error">
                    {issue}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell>{due}</Table.Cell>
              {several &&
                payers.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as the headings.
                  <Table.Cell key={i} {...figure}>
                    {inWords(cells[i] ?? 0)}
                  </Table.Cell>
                ))}
              <Table.Cell {...figure}>{inWords(amount)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        {(several || rows.length > 1) && (
          <Table.Footer>
            <Table.Row>
              <Table.Cell fontWeight="600">Total</Table.Cell>
              <Table.Cell />
              {several &&
                payers.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as the headings.
                  <Table.Cell key={i} {...figure}>
                    {inWords(shares[i] ?? 0)}
                  </Table.Cell>
                ))}
              <Table.Cell {...figure} fontWeight="600">
                {inWords(sum(shares))}
              </Table.Cell>
            </Table.Row>
          </Table.Footer>
        )}
      </Table.Root>
    </Box>
  );
};
