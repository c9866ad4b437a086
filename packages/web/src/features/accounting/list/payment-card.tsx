import { Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import type { PaymentRow } from '../payment-queries';
import { PAYMENT_METHOD_WORDS } from '../payment-words';

type Props = { row: PaymentRow; to: string };

/** A payment of the table on a phone: who paid opens it. */
export const PaymentCard = ({ row, to }: Props) => {
  const { currency, received_amount, unapplied_amount, confirmation_code, invoice_no, trip_name } = row;
  const how = [formatDate(row.received_on), PAYMENT_METHOD_WORDS[row.payment_method], confirmation_code];
  return (
    <Flex direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex gap="3" align="baseline" justify="space-between">
        <RouterLink to={to} color="fg" fontWeight="600" py="2" my="-2" dir="auto">
          {row.paid_by_name}
        </RouterLink>
        <Text textStyle="figures" fontWeight="600">
          {formatMoney({ minor: received_amount, currency })}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="small" dir="auto" overflowWrap="anywhere">
        {how.filter(Boolean).join(' · ')} {row.disputed && <StatusBadge tone="error">Disputed</StatusBadge>}
      </Text>
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Text textStyle="small" dir="auto" overflowWrap="anywhere">
          {[invoice_no, trip_name].filter(Boolean).join(' · ')}
        </Text>
        {unapplied_amount > 0 && (
          <Text textStyle="figures" color="fg.muted">
            {formatMoney({ minor: unapplied_amount, currency })} unapplied
          </Text>
        )}
      </Flex>
    </Flex>
  );
};
