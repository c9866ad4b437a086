import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { confirm } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { invalidateAccounting } from '../invoice-queries';
import type { DepositSlip } from './deposit-queries';

type Slip = Pick<DepositSlip, 'id' | 'number'>;

/** Takes back a deposit that wasn’t made, at once or after asking. */
export const useTakeBack = () => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<DepositSlip['id']>();
  const takeBack = async ({ id, number }: Slip) => {
    setBusy(id);
    try {
      await call('book.deposit-slips.delete', { id }, { onMissing: 'stay' });
      notify({ kind: 'success', title: `Slip ${number} taken back`, text: 'Its checks can be deposited again.' });
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(undefined);
      await invalidateAccounting(client);
    }
  };
  const ask = async (slip: Slip) => {
    const yes = await confirm({
      title: `Take back slip ${slip.number}?`,
      text: 'Its checks count as not deposited again, and the bank account as without them. Take back only what wasn’t deposited.',
      confirm: 'Take back',
      danger: true,
    });
    if (yes) await takeBack(slip);
  };
  return { busy, takeBack: (slip: Slip) => void takeBack(slip), ask: (slip: Slip) => void ask(slip) };
};
