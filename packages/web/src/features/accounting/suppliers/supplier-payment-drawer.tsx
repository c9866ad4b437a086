import { Button, Flex, HStack, Stack, Table, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SupplierPaymentId } from '@wayline/core/areas/accounting/suppliers/supplier-payment-id';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { formatDate, formatDateTime } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { notifyPaymentError } from '../../../ui/notify-delete-error';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { StatusBadge } from '../../../ui/status-badge';
import { notify } from '../../../ui/toaster';
import { Fact, Part } from '../drawer/reading-parts';
import { FigureList } from '../figure-list';
import { invalidateAccounting } from '../invoice-queries';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import { FIGURE, ReadingTable } from '../reading-table';
import { TOUCH } from '../touch-target';
import { type SupplierPayment, supplierPaymentQuery } from './supplier-queries';
import { KIND_WORDS } from './supplier-words';

const Facts = ({ payment }: { payment: SupplierPayment }) => {
  const { account, confirmation_code, remark, rate, currency, books } = payment;
  return (
    <Flex as="dl" gap="6" rowGap="2" wrap="wrap">
      <Fact label="Supplier">{payment.supplier_name}</Fact>
      <Fact label="Paid by">{KIND_WORDS[payment.kind]}</Fact>
      <Fact label="Paid">{formatDate(payment.paid_on)}</Fact>
      <Fact label="Method">{PAYMENT_METHOD_WORDS[payment.transaction_type]}</Fact>
      {account && <Fact label="Bank account">{account}</Fact>}
      {confirmation_code && <Fact label="Reference">{confirmation_code}</Fact>}
      {rate && <Fact label={`${books} for 1 ${currency}`}>{rate}</Fact>}
      <Fact label="Recorded by">
        {payment.recorded_by_name}, {formatDateTime(payment.created_at)}
      </Fact>
      {remark && <Fact label="Note">{remark}</Fact>}
    </Flex>
  );
};

const Bookings = ({ payment: { parts, currency } }: { payment: SupplierPayment }) => {
  const keeps = parts.some(({ commission_kept }) => commission_kept > 0);
  return (
    <ReadingTable label="What it’s for">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Booking</Table.ColumnHeader>
          <Table.ColumnHeader>Trip</Table.ColumnHeader>
          {keeps && <Table.ColumnHeader textAlign="end">Commission kept</Table.ColumnHeader>}
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {parts.map((part) => (
          <Table.Row key={part.booking_id}>
            <Table.Cell dir="auto">{[part.title, part.client_name].filter(Boolean).join(' · ')}</Table.Cell>
            <Table.Cell>
              <RouterLink to={PATHS.tripMoney(part.trip_id)}>{part.trip_name}</RouterLink>
            </Table.Cell>
            {keeps && <Table.Cell {...FIGURE}>{formatMoney({ minor: part.commission_kept, currency })}</Table.Cell>}
            <Table.Cell {...FIGURE}>{formatMoney({ minor: part.amount, currency })}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ReadingTable>
  );
};

/** Deletes a payment once it was asked about. */
const useRemove = ({ id }: SupplierPayment, onGone: () => void) => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    if (isBusy || !(await confirm(QUESTIONS.deletePayment))) return;
    setBusy(true);
    try {
      await call('book.supplier-payments.delete', { id }, { onMissing: 'stay' });
      notify({ kind: 'success', title: 'Payment deleted' });
      onGone();
    } catch (thrown) {
      notifyPaymentError(thrown);
    } finally {
      setBusy(false);
      await invalidateAccounting(client);
    }
  };
  return () => void remove();
};

type ReadingProps = { payment: SupplierPayment; onClose: () => void };
const Reading = ({ payment, onClose }: ReadingProps) => {
  const { parts, amount, currency, deleted_at, supplier_name } = payment;
  const remove = useRemove(payment, onClose);
  const mayDelete = usePermission('Delete Payments') && !deleted_at;
  const kept = sum(parts.map(({ commission_kept }) => commission_kept));
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title={`${formatMoney({ minor: amount, currency })} · ${supplier_name}`}
      onClose={onClose}
      footer={
        mayDelete && (
          <Button {...TOUCH} variant="ghost" onClick={remove}>
            Delete
          </Button>
        )
      }
    >
      <Stack gap="5">
        {deleted_at && (
          <HStack gap="3">
            <StatusBadge>Deleted</StatusBadge>
            <Text color="fg.muted">It no longer counts.</Text>
          </HStack>
        )}
        <Facts payment={payment} />
        <Part title="What it’s for">
          <Bookings payment={payment} />
          {kept > 0 && (
            <Flex justify="flex-end">
              <FigureList
                label="Amounts"
                currency={currency}
                rows={[
                  { label: 'Settled', minor: amount + kept },
                  { label: 'Commission kept', minor: kept },
                  { label: 'Paid', minor: amount, strong: true },
                ]}
              />
            </Flex>
          )}
        </Part>
      </Stack>
    </Modal>
  );
};

type Props = { id: SupplierPaymentId; onClose: () => void };

/** A payment to a supplier over its page: when and how it was made, and for which bookings. */
export const SupplierPaymentDrawer = ({ id, onClose }: Props) => {
  const { data, error, refetch } = useQuery(supplierPaymentQuery(id));
  if (data) return <Reading payment={data.payment} onClose={onClose} />;
  return (
    <Modal open kind="sheet" width="560px" title="Payment" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      )}
    </Modal>
  );
};
