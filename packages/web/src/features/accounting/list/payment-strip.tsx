import { useQuery } from '@tanstack/react-query';
import { type AskedPayments, paymentSummaryQuery } from '../payment-queries';
import { SummaryStrip } from './summary-strip';

/** What was to come in, and how much of it did; nothing while nothing is billed. Source: R-ACC-056. */
export const PaymentStrip = ({ asked }: { asked: AskedPayments }) => {
  const { data } = useQuery(paymentSummaryQuery(asked));
  if (!data || data.payments.expected_total_amount === 0) return null;
  const { currency, payments: summary } = data;
  return (
    <SummaryStrip
      label="Summary of payments"
      currency={currency}
      whole={{ label: 'Expected', minor: summary.expected_total_amount }}
      parts={[
        {
          ...{ label: 'Received', minor: summary.total_received, pct: summary.total_received_pct },
          color: 'border.success',
        },
        {
          ...{ label: 'Pending', minor: summary.total_pending, pct: summary.total_pending_pct },
          color: 'border.emphasized',
        },
      ]}
    />
  );
};
