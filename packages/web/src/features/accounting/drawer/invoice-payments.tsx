import { IconButton, Menu, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { EllipsisVertical } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import { usePaymentActions } from '../payment/use-payment-actions';
import type { InvoicePayment, UnderWay } from '../payment-queries';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import { FIGURE, ReadingTable } from '../reading-table';
import { TOUCH } from '../touch-target';

type MenuProps = { payment: InvoicePayment; actions: ReturnType<typeof usePaymentActions> };

/** What takes a payment off the invoice, for who may. */
const PaymentMenu = ({ payment, actions }: MenuProps) => {
  const mayDetach = usePermission('Apply Payment On Invoices');
  // What came through Stripe stays in the books.
  const mayDelete = usePermission('Delete Payments') && payment.payment_method !== 'strip_online_payment';
  if (!mayDetach && !mayDelete) return null;
  return (
    <Menu.Root lazyMount positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          {...TOUCH}
          size="xs"
          variant="ghost"
          aria-label={`Actions for the payment of ${formatDate(payment.received_on)}`}
        >
          <EllipsisVertical size={16} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      {/* Within the dialog, which covers what is drawn beside it. */}
      <Menu.Positioner>
        <Menu.Content>
          {mayDetach && (
            <Menu.Item value="detach" onClick={() => actions.detach(payment)}>
              Detach
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item value="delete" color="fg.error" onClick={() => actions.removeApplied(payment)}>
              Delete
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
};

type Props = {
  payments: readonly InvoicePayment[];
  under_way: readonly UnderWay[];
};
/** What was paid on an invoice, and what is on its way: when, how, by whom and how much of it. What came can be taken off again. */
export const InvoicePayments = ({ payments, under_way }: Props) => {
  const actions = usePaymentActions();
  if (payments.length + under_way.length === 0) return <Text color="fg.muted">Nothing was paid on it yet.</Text>;
  return (
    <ReadingTable label="Payments">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Received</Table.ColumnHeader>
          <Table.ColumnHeader>Method</Table.ColumnHeader>
          <Table.ColumnHeader>Reference</Table.ColumnHeader>
          <Table.ColumnHeader>Paid by</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
          <Table.ColumnHeader width="1">
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {under_way.map(({ n, name, currency, amount, created_at }) => (
          <Table.Row key={n}>
            <Table.Cell whiteSpace="nowrap">
              <StatusBadge tone="info">On its way</StatusBadge>
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">Bank account, online</Table.Cell>
            <Table.Cell>Since {formatDate(created_at.slice(0, 10))}</Table.Cell>
            <Table.Cell dir="auto">{name}</Table.Cell>
            <Table.Cell {...FIGURE}>{formatMoney({ minor: amount, currency })}</Table.Cell>
            <Table.Cell />
          </Table.Row>
        ))}
        {payments.map((payment) => (
          <Table.Row key={payment.id}>
            <Table.Cell whiteSpace="nowrap">
              <RouterLink to={PATHS.received(payment.payment_id)}>{formatDate(payment.received_on)}</RouterLink>
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              {PAYMENT_METHOD_WORDS[payment.payment_method]}
              {payment.disputed && (
                <>
                  {' '}
                  <StatusBadge tone="error">Disputed</StatusBadge>
                </>
              )}
            </Table.Cell>
            <Table.Cell dir="auto">{payment.confirmation_code}</Table.Cell>
            <Table.Cell dir="auto">{payment.paid_by_name}</Table.Cell>
            <Table.Cell {...FIGURE}>{formatMoney({ minor: payment.amount, currency: payment.currency })}</Table.Cell>
            <Table.Cell py="0">
              <PaymentMenu payment={payment} actions={actions} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ReadingTable>
  );
};
