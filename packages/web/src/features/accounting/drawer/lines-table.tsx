import { Table, Text } from '@chakra-ui/react';
import type { InvoiceFigures } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatCount } from '../../../lib/format-count';
import type { InvoiceLine } from '../invoice-queries';
import { LINE_KIND_WORDS } from '../invoice-words';
import { FIGURE, ReadingTable } from '../reading-table';

type Props = {
  lines: readonly InvoiceLine[];
  figures: InvoiceFigures;
  currency: string;
  /** What is wrong with a line, by its place. */
  issueAt: (line: number) => string | undefined;
};

/** What a line bills besides its title: its kind where the title doesn't say it, and the bookings of a package. */
const describeLine = ({ kind, title, bookings, tax_codes, acting_as, paid_to }: InvoiceLine): string => {
  const several = bookings.length > 1 ? bookings.map((booking) => booking.title).join(', ') : undefined;
  return [
    kind === 'booking' || kind === 'other' || title === LINE_KIND_WORDS[kind] ? undefined : LINE_KIND_WORDS[kind],
    several,
    tax_codes.length > 0 ? `Taxed: ${tax_codes.join(', ')}` : undefined,
    acting_as === 'principal' ? 'Sold in your own name' : undefined,
    paid_to === 'supplier' ? 'Client pays the supplier' : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The lines of an invoice with what each bills and comes to, after its own discount. */
export const LinesTable = ({ lines, figures, currency, issueAt }: Props) => {
  const inWords = (minor: number) => formatMoney({ minor, currency });
  return (
    <ReadingTable label="Lines">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Item</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Qty</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Price</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line, i) => {
          const issue = issueAt(i);
          const { gross = 0 } = figures.lines[i] ?? {};
          const discount = Math.min(line.discount, gross);
          return (
            <Table.Row key={line.id}>
              <Table.Cell minW="160px" dir="auto">
                <Text fontWeight="500">{line.title}</Text>
                {line.detail && (
                  <Text textStyle="small" color="fg.muted" whiteSpace="pre-line">
                    {line.detail}
                  </Text>
                )}
                <Text textStyle="small" color="fg.muted">
                  {describeLine(line)}
                </Text>
                {issue && (
                  <Text role="alert" textStyle="small" color="fg.error">
                    {issue}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell {...FIGURE}>{formatCount(line.quantity)}</Table.Cell>
              <Table.Cell {...FIGURE}>{inWords(line.unit_price)}</Table.Cell>
              <Table.Cell {...FIGURE}>
                {inWords(gross - discount)}
                {discount > 0 && (
                  <Text as="span" display="block" textStyle="small" color="fg.muted">
                    {inWords(discount)} off
                  </Text>
                )}
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </ReadingTable>
  );
};
