import { Button, Flex, HStack, IconButton, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toFree } from '@wayline/core/areas/accounting/payments/payment';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate, formatDateTime } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { StatusBadge } from '../../../ui/status-badge';
import { Fact, Part } from '../drawer/reading-parts';
import { FigureList } from '../figure-list';
import { type Payment, paymentQuery, type ShownPayout } from '../payment-queries';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import { FIGURE, ReadingTable } from '../reading-table';
import { TOUCH } from '../touch-target';
import { AtStripe } from './at-stripe';
import { usePaymentActions } from './use-payment-actions';

const RefundPayment = lazy(async () => ({ default: (await import('./refund-payment')).RefundPayment }));
const KeepAsCredit = lazy(async () => ({ default: (await import('../credit/keep-as-credit')).KeepAsCredit }));
const BounceCheck = lazy(async () => ({ default: (await import('../deposit/bounce-check')).BounceCheck }));
const ApplyPayment = lazy(async () => ({ default: (await import('./apply-payment')).ApplyPayment }));

/** When a check bounced, and what the bank took for that. */
const describeBounced = ({ on, fee }: NonNullable<Payment['bounced']>, currency: string) =>
  fee > 0 ? `${formatDate(on)}, ${formatMoney({ minor: fee, currency })} bank fee` : formatDate(on);

/** Who paid, when, how, and what was noted of it. */
const Facts = ({ payment }: { payment: Payment }) => {
  const { client, account, confirmation_code, remark, rate, currency, books, receipt } = payment;
  const { deposit, bounced } = payment;
  return (
    <Flex as="dl" gap="6" rowGap="2" wrap="wrap">
      <Fact label="Paid by">
        <RouterLink to={PATHS.client(client.id)}>{client.name}</RouterLink>
      </Fact>
      <Fact label="Received">{formatDate(payment.received_on)}</Fact>
      <Fact label="Method">{PAYMENT_METHOD_WORDS[payment.transaction_type]}</Fact>
      {account && <Fact label="Bank account">{account}</Fact>}
      {deposit && <Fact label="Deposited">{`${formatDate(deposit.deposited_on)} · slip ${deposit.number}`}</Fact>}
      {bounced && <Fact label="Bounced">{describeBounced(bounced, currency)}</Fact>}
      {confirmation_code && <Fact label="Reference">{confirmation_code}</Fact>}
      {rate && <Fact label={`${books} for 1 ${currency}`}>{rate}</Fact>}
      <Fact label="Recorded by">
        {payment.received_by_name}, {formatDateTime(payment.created_at)}
      </Fact>
      {receipt && <Fact label="Receipt sent">{`${formatDateTime(receipt.sent_at)}, ${receipt.to}`}</Fact>}
      {remark && <Fact label="Note">{remark}</Fact>}
    </Flex>
  );
};

/** How much came, what became of it, and how much of it is left. */
const Amounts = ({ payment }: { payment: Payment }) => {
  const { amount, fee, applied, refunds, conversions, unapplied_amount, currency } = payment;
  const lostParts = payment.disputes.flatMap((dispute) => dispute.lost ?? []);
  const lost = sum(lostParts.map((part) => part.amount));
  const feeBack = sum([...refunds, ...lostParts].map((part) => part.fee));
  return (
    <FigureList
      label="Amounts"
      currency={currency}
      rows={[
        ...(fee > 0
          ? [
              { label: 'Charged', minor: amount + fee },
              { label: 'Fee', minor: fee },
              ...(feeBack > 0 ? [{ label: 'Fee given back', minor: feeBack }] : []),
            ]
          : []),
        { label: 'Amount', minor: amount },
        { label: 'Applied', minor: sum(applied.map((part) => part.amount)) },
        ...(refunds.length > 0 ? [{ label: 'Refunded', minor: sum(refunds.map((refund) => refund.amount)) }] : []),
        ...(lost > 0 ? [{ label: 'Lost in a dispute', minor: lost }] : []),
        ...(conversions.length > 0
          ? [{ label: 'Kept as credit', minor: sum(conversions.map((part) => part.amount)) }]
          : []),
        { label: 'Unapplied', minor: unapplied_amount, strong: true },
      ]}
    />
  );
};

/** The invoices that a payment is applied to, and how much of it. */
const AppliedTo = ({ payment: { applied, currency } }: { payment: Payment }) =>
  applied.length === 0 ? (
    <Text color="fg.muted">It isn’t applied to any invoice yet.</Text>
  ) : (
    <ReadingTable label="Applied to">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Invoice #</Table.ColumnHeader>
          <Table.ColumnHeader>Applied</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {applied.map(({ id, invoice_id, invoice_no, applied_on, amount }) => (
          <Table.Row key={id}>
            <Table.Cell>
              <RouterLink to={PATHS.invoices({ invoice: invoice_id })}>{invoice_no}</RouterLink>
            </Table.Cell>
            <Table.Cell>{formatDate(applied_on)}</Table.Cell>
            <Table.Cell {...FIGURE}>{formatMoney({ minor: amount, currency })}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ReadingTable>
  );

type RefundsProps = { payment: Payment; onDelete: (refund: Payment['refunds'][number]) => void };
/** What of a payment went back to its client. */
const Refunds = ({ payment: { refunds, failed_refunds, currency }, onDelete }: RefundsProps) => {
  const mayDelete = usePermission('Delete Payments');
  return (
    <ReadingTable label="Refunds">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Refunded</Table.ColumnHeader>
          <Table.ColumnHeader>Method</Table.ColumnHeader>
          <Table.ColumnHeader>Reference</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Amount</Table.ColumnHeader>
          {mayDelete && (
            <Table.ColumnHeader width="1">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.ColumnHeader>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {refunds.map((refund) => (
          <Table.Row key={refund.id} title={`Recorded by ${refund.refunded_by_name}`}>
            <Table.Cell whiteSpace="nowrap">{formatDate(refund.refunded_on)}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">{PAYMENT_METHOD_WORDS[refund.transaction_type]}</Table.Cell>
            <Table.Cell dir="auto">
              {refund.online_state === 'pending' ? (
                <StatusBadge tone="info">On its way</StatusBadge>
              ) : (
                [refund.confirmation_code, refund.remark].filter(Boolean).join(' · ')
              )}
            </Table.Cell>
            <Table.Cell {...FIGURE}>{formatMoney({ minor: refund.amount + refund.over, currency })}</Table.Cell>
            {mayDelete && (
              <Table.Cell py="0">
                {/* What went back through Stripe stays in the books. */}
                {!refund.online_id && (
                  <IconButton
                    {...TOUCH}
                    size="xs"
                    variant="ghost"
                    aria-label={`Delete the refund of ${formatDate(refund.refunded_on)}`}
                    onClick={() => onDelete(refund)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                )}
              </Table.Cell>
            )}
          </Table.Row>
        ))}
        {failed_refunds.map((refund) => (
          <Table.Row key={refund.id}>
            <Table.Cell whiteSpace="nowrap">{formatDate(refund.failed_on)}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">{PAYMENT_METHOD_WORDS[refund.transaction_type]}</Table.Cell>
            <Table.Cell>
              <StatusBadge tone="error">Failed</StatusBadge>
            </Table.Cell>
            <Table.Cell {...FIGURE} textDecoration="line-through">
              {formatMoney({ minor: refund.amount, currency })}
            </Table.Cell>
            {mayDelete && <Table.Cell />}
          </Table.Row>
        ))}
      </Table.Body>
    </ReadingTable>
  );
};

type ReadingProps = { payment: Payment; payouts: readonly ShownPayout[]; onClose: () => void };
const PaymentReading = ({ payment, payouts, onClose }: ReadingProps) => {
  const { id, amount, currency, deleted_at, refunds, failed_refunds, unapplied_amount, credit_id } = payment;
  const { applied, receipt } = payment;
  const [doing, setDoing] = useState<'apply' | 'refund' | 'keep' | 'bounce'>();
  const actions = usePaymentActions();
  const removes = usePermission('Delete Payments') && !payment.online_id;
  // What is at the bank is taken back with its slip, or by the bank.
  const mayDelete = removes && !payment.deposit;
  const mayBounce = removes && payment.deposit && refunds.length + payment.conversions.length === 0;
  const isLeft = unapplied_amount > 0;
  const applies = usePermission('Apply Payment On Invoices') && isLeft;
  // Credit isn’t money: what was paid with it is credit again once the payment is deleted.
  const mayRefund = usePermission('Edit Payments') && toFree(payment) > 0 && !credit_id;
  const mayReceipt = usePermission('Edit Payments') && applied.length > 0;
  return (
    <Modal
      open
      kind="sheet"
      width="560px"
      title={`Payment of ${formatMoney({ minor: amount, currency })}`}
      onClose={onClose}
      footer={
        !deleted_at &&
        (mayDelete || mayBounce || mayRefund || applies || mayReceipt) && (
          <>
            {mayDelete && (
              <Button {...TOUCH} variant="ghost" onClick={() => actions.remove(id, onClose)}>
                Delete
              </Button>
            )}
            {mayBounce && (
              <Button {...TOUCH} variant="ghost" onClick={() => setDoing('bounce')}>
                This check bounced…
              </Button>
            )}
            {mayReceipt && (
              <Button
                {...TOUCH}
                variant="outline"
                loading={actions.isBusy}
                onClick={() => actions.sendReceipt(payment)}
              >
                {receipt ? 'Send receipt again' : 'Send receipt'}
              </Button>
            )}
            {mayRefund && (
              <>
                <Button {...TOUCH} variant="outline" onClick={() => setDoing('keep')}>
                  Keep as credit…
                </Button>
                <Button {...TOUCH} variant="outline" onClick={() => setDoing('refund')}>
                  Refund…
                </Button>
              </>
            )}
            {applies && (
              <Button {...TOUCH} onClick={() => setDoing('apply')}>
                Apply…
              </Button>
            )}
          </>
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
        {payment.online_id && <AtStripe payment={payment} payouts={payouts} />}
        <Part title="What it’s for">
          <AppliedTo payment={payment} />
          {refunds.length + failed_refunds.length > 0 && (
            <Refunds payment={payment} onDelete={(refund) => actions.removeRefund(id, refund)} />
          )}
          {!deleted_at && (
            <Flex justify="flex-end">
              <Amounts payment={payment} />
            </Flex>
          )}
        </Part>
      </Stack>
      <Suspense fallback={null}>
        {doing === 'apply' && <ApplyPayment payment={payment} onClose={() => setDoing(undefined)} />}
        {doing === 'keep' && <KeepAsCredit payment={payment} onClose={() => setDoing(undefined)} />}
        {doing === 'bounce' && <BounceCheck payment={payment} onClose={() => setDoing(undefined)} />}
        {doing === 'refund' && <RefundPayment payment={payment} onClose={() => setDoing(undefined)} />}
      </Suspense>
    </Modal>
  );
};

type Props = { id: PaymentId; onClose: () => void };

/** A payment over its page: who paid, when and how, what it is for, and what is left of it. */
export const PaymentDrawer = ({ id, onClose }: Props) => {
  const { data, error, refetch } = useQuery(paymentQuery(id));
  if (data) return <PaymentReading payment={data.payment} payouts={data.payouts} onClose={onClose} />;
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
