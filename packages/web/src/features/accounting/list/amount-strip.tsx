import { useQuery } from '@tanstack/react-query';
import type { Changes } from '../../../ui/table/use-list-query';
import { type AskedSummary, invoiceSummaryQuery } from '../invoice-queries';
import { SummaryStrip } from './summary-strip';

type Props = { asked: AskedSummary; narrow: (changes: Changes) => void };

/** What the issued invoices come to, and how much of it is paid and overdue; each narrows the list to those. Source: R-ACC-054. */
export const AmountStrip = ({ asked, narrow }: Props) => {
  const { data } = useQuery(invoiceSummaryQuery(asked));
  if (!data || data.invoices.total_bill_amount === 0) return null;
  const { currency, invoices: summary } = data;
  const narrowTo = (payment_status: string) => () => narrow({ payment_status });
  return (
    <SummaryStrip
      label="Summary of invoices"
      currency={currency}
      whole={{ label: 'Billed', minor: summary.total_bill_amount }}
      parts={[
        {
          ...{ label: 'Paid', minor: summary.total_paid_amount, pct: summary.total_paid_pct },
          ...{ color: 'border.success', onPress: narrowTo('paid') },
        },
        {
          ...{ label: 'Not overdue', minor: summary.total_not_overdue_amount, pct: summary.total_not_overdue_pct },
          ...{ color: 'border.emphasized', onPress: narrowTo('open') },
        },
        {
          ...{ label: 'Overdue', minor: summary.total_overdue_amount, pct: summary.total_overdue_pct },
          ...{ color: 'border.error', isWarning: true, onPress: narrowTo('overdue') },
        },
      ]}
    />
  );
};
