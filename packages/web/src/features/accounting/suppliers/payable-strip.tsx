import { useQuery } from '@tanstack/react-query';
import { addDays } from '@wayline/core/base/days';
import { todayHere } from '../../../lib/today';
import type { Changes } from '../../../ui/table/use-list-query';
import { SummaryStrip } from '../list/summary-strip';
import { payableSummaryQuery } from './supplier-queries';

/** What the agency owes suppliers, and how much of it is paid and overdue; each narrows the list to those. Source: R-ACC-054. */
export const PayableStrip = ({ narrow }: { narrow: (changes: Changes) => void }) => {
  const { data } = useQuery(payableSummaryQuery);
  if (!data || data.suppliers.total_bill_amount === 0) return null;
  const { currency, suppliers: summary } = data;
  const today = todayHere();
  return (
    <SummaryStrip
      label="Summary of suppliers"
      currency={currency}
      whole={{ label: 'Owed to suppliers', minor: summary.total_bill_amount }}
      parts={[
        {
          ...{ label: 'Paid', minor: summary.total_paid_amount, pct: summary.total_paid_pct },
          ...{ color: 'border.success', onPress: () => narrow({ show: 'settled', due_from: '', due_until: '' }) },
        },
        {
          ...{ label: 'Not overdue', minor: summary.total_not_overdue_amount, pct: summary.total_not_overdue_pct },
          ...{ color: 'border.emphasized', onPress: () => narrow({ show: '', due_from: today, due_until: '' }) },
        },
        {
          ...{ label: 'Overdue', minor: summary.total_overdue_amount, pct: summary.total_overdue_pct },
          ...{ color: 'border.error', isWarning: true },
          onPress: () => narrow({ show: '', due_from: '', due_until: addDays(today, -1) }),
        },
      ]}
    />
  );
};
