import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMonth } from '@wayline/core/areas/ledger/month';
import { money } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { useGuardedAction } from '../../lib/use-permission';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { notifyError } from '../../ui/notify-error';
import { Delayed, TableSkeleton } from '../../ui/skeletons';
import { StatusBadge } from '../../ui/status-badge';
import { invalidateLedger, type LedgerPeriod, periodsQuery } from './ledger-queries';
import { ReopenDialog } from './reopen-dialog';

/** The months with entries. A closed one takes no more, so reports of it stay as they are. */
export const MonthsTab = () => {
  const cache = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(periodsQuery);
  const [reopening, setReopening] = useState<LedgerPeriod>();
  const closes = useGuardedAction('Close Ledger Months', 'close the books');
  const close = useMutation({
    mutationFn: ({ month }: LedgerPeriod) => call('ledger.periods.close', { month }),
    onSuccess: ({ period }) => {
      notify({ kind: 'success', title: `${formatMonth(period.month)} closed` });
      return invalidateLedger(cache);
    },
    onError: notifyError,
  });
  if (isPending)
    return (
      <Delayed>
        <TableSkeleton rows={5} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (data.periods.length === 0)
    return (
      <EmptyState
        icon={CalendarCheck}
        title="No months yet"
        text="Each month with entries is listed here. Close it once it's complete, and nothing can be posted to it anymore."
      />
    );
  return (
    <>
      <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel" divideY="1px">
        {data.periods.map((period) => (
          <HStack key={period.month} as="li" justify="space-between" gap="3" px="4" py="3" wrap="wrap">
            <HStack gap="3" wrap="wrap">
              <Text fontWeight="600">{formatMonth(period.month)}</Text>
              <StatusBadge tone={period.state === 'closed' ? 'success' : 'neutral'}>
                {period.state === 'closed' ? 'Closed' : 'Open'}
              </StatusBadge>
              <Text color="fg.muted" textStyle="figures">
                {formatMoney(money(period.debits, data.currency))} posted
              </Text>
            </HStack>
            {period.state === 'closed' ? (
              <Button size="xs" variant="outline" onClick={closes(() => setReopening(period))}>
                Reopen
              </Button>
            ) : (
              period.month < data.current && (
                <Button
                  size="xs"
                  variant="outline"
                  loading={close.isPending}
                  onClick={closes(() => close.mutate(period))}
                >
                  Close month
                </Button>
              )
            )}
          </HStack>
        ))}
      </chakra.ul>
      {reopening && <ReopenDialog month={reopening.month} onClose={() => setReopening(undefined)} />}
    </>
  );
};
