import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { RouterLink } from '../../../ui/router-link';
import type { InvoiceRow } from '../invoice-queries';
import { InvoiceStatusBadge } from '../invoice-status-badge';

type Props = { row: InvoiceRow; to: string };

/** An invoice of the table on a phone: its number opens it. */
export const InvoiceCard = ({ row, to }: Props) => {
  const { formatted_invoice_number: number, currency, client_name, trip_name, trip_code } = row;
  const due = row.final_pmt_due_date && `Due ${formatDate(row.final_pmt_due_date)}`;
  return (
    <Flex direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex gap="3" align="baseline" justify="space-between">
        <RouterLink to={to} color="fg" fontWeight="600" py="2" my="-2">
          {number ?? 'Draft'}
        </RouterLink>
        <Text textStyle="figures" fontWeight="600">
          {formatMoney({ minor: row.total, currency })}
        </Text>
      </Flex>
      <Text dir="auto" overflowWrap="anywhere">
        {client_name}
      </Text>
      <Text color="fg.muted" textStyle="small" dir="auto" overflowWrap="anywhere">
        {[trip_code, trip_name, due].filter(Boolean).join(' · ')}
      </Text>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <InvoiceStatusBadge invoice={row} />
        {row.state === 'issued' && row.total_amount_due > 0 && (
          <Text textStyle="figures" color="fg.muted">
            {formatMoney({ minor: row.total_amount_due, currency })} due
          </Text>
        )}
      </Flex>
    </Flex>
  );
};
