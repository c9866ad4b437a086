import { Button } from '@chakra-ui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { slipsQuery, undepositedQuery } from './deposit-queries';
import { describeTotal } from './deposit-words';

const DepositChecks = lazy(async () => ({ default: (await import('./deposit-checks')).DepositChecks }));
const DepositSlips = lazy(async () => ({ default: (await import('./deposit-slips')).DepositSlips }));

/** Brings the checks that are there to the bank, and shows what was: each where there is any. Source: V02. */
export const DepositButtons = () => {
  const views = usePermission('View Payments');
  const mayDeposit = usePermission('Edit Payments') && views;
  const [opened, setOpened] = useState<'checks' | 'slips'>();
  const { data: held } = useQuery({ ...undepositedQuery, enabled: mayDeposit });
  const { data: made } = useInfiniteQuery({ ...slipsQuery, enabled: views });
  const checks = held?.checks ?? [];
  const slips = made?.pages.flatMap((page) => page.slips) ?? [];
  const close = () => setOpened(undefined);
  return (
    <>
      {slips.length > 0 && (
        <Button variant="outline" onClick={() => setOpened('slips')}>
          Deposit slips
        </Button>
      )}
      {checks.length > 0 && (
        <Button variant="outline" onClick={() => setOpened('checks')}>
          {`Deposit ${countOf(checks.length, 'check')} · ${describeTotal(checks)}`}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'checks' && <DepositChecks checks={checks} onClose={close} />}
        {opened === 'slips' && <DepositSlips onClose={close} />}
      </Suspense>
    </>
  );
};
