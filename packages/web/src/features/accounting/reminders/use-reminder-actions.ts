import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { confirm } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type Invoice, invalidateAccounting } from '../invoice-queries';
import type { RemindedPayer } from './reminder-queries';
import { describeAsked } from './reminder-words';

const STAY = { onMissing: 'stay' } as const;

/** What can be done with the reminders of an invoice. Turning them off, for it or for a client, can be undone. */
export const useReminderActions = ({ id: invoice_id, currency }: Pick<Invoice, 'id' | 'currency'>) => {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (send: () => Promise<unknown>, done: Parameters<typeof notify>[0]) => {
    setBusy(true);
    try {
      await send();
      notify(done);
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(false);
      await invalidateAccounting(cache);
    }
  };
  const pause = (is_paused: boolean): Promise<void> =>
    act(() => call('book.payment-reminders.pause', { invoice_id, is_paused }, STAY), {
      ...{ kind: 'success', title: is_paused ? 'Reminders paused' : 'Reminders resumed' },
      undo: () => void pause(!is_paused),
    });
  const stop = ({ client_id, name }: RemindedPayer, is_stopped: boolean): Promise<void> =>
    act(() => call('book.payment-reminders.stop', { invoice_id, client_id, is_stopped }, STAY), {
      ...{ kind: 'success', title: is_stopped ? `${name} won’t be reminded` : `${name} will be reminded again` },
      undo: () => void stop({ client_id, name } as RemindedPayer, !is_stopped),
    });
  const remind = async (payer: RemindedPayer): Promise<void> => {
    const { payer_id, name, email = '' } = payer;
    const yes = await confirm({
      title: `Remind ${name} now?`,
      text: `We’ll email ${email} a link to their part. It asks for: ${describeAsked(payer, currency)}.`,
      confirm: 'Send reminder',
    });
    if (!yes) return;
    await act(() => call('book.payment-reminders.send', { invoice_id, payer_id }, STAY), {
      ...{ kind: 'success', title: `Reminder sent to ${email}` },
    });
  };
  return {
    isBusy,
    pause: (is_paused: boolean) => void pause(is_paused),
    stop: (payer: RemindedPayer, is_stopped: boolean) => void stop(payer, is_stopped),
    remind: (payer: RemindedPayer) => void remind(payer),
  };
};
