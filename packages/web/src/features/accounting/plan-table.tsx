import { Table, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import type { ReactNode } from 'react';
import { FIGURE, ReadingTable } from './reading-table';

export type PlannedRow = {
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
  rows: readonly PlannedRow[];
  /** What each payer pays in all. */
  shares: readonly number[];
  /** What came of each payer's part, once it is owed. */
  received?: readonly number[] | undefined;
};

/** Who pays what and when: a row for each payment, and a column for each of those who pay where they are several. */
export const PlanTable = ({ currency, payers, rows, shares, received }: Props) => {
  const several = payers.length > 1;
  const inWords = (minor: number) => formatMoney({ minor, currency });
  const sums = [
    { label: 'Total', amounts: shares, isBold: true },
    // Where one client pays, the totals of the invoice say the same.
    ...(several && received
      ? [
          { label: 'Received', amounts: received, isBold: false },
          { label: 'Due', amounts: shares.map((share, i) => share - (received[i] ?? 0)), isBold: true },
        ]
      : []),
  ];
  return (
    <ReadingTable label="Payments due">
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
                <Table.Cell key={i} {...FIGURE}>
                  {inWords(cells[i] ?? 0)}
                </Table.Cell>
              ))}
            <Table.Cell {...FIGURE}>{inWords(amount)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      {(several || rows.length > 1) && (
        <Table.Footer>
          {sums.map(({ label, amounts, isBold }) => (
            <Table.Row key={label} fontWeight={isBold ? '600' : undefined}>
              <Table.Cell>{label}</Table.Cell>
              <Table.Cell />
              {several &&
                payers.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as the headings.
                  <Table.Cell key={i} {...FIGURE} fontWeight="400">
                    {inWords(amounts[i] ?? 0)}
                  </Table.Cell>
                ))}
              <Table.Cell {...FIGURE}>{inWords(sum(amounts))}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Footer>
      )}
    </ReadingTable>
  );
};
