import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { confirm } from '../../ui/confirm-dialog';
import { notifyError } from '../../ui/notify-error';
import type { SubscriptionView } from './subscription-query';
import { useRefreshPlan } from './subscription-query';

type Card = SubscriptionView['cards'][number];

/** Pays with a card from now on, or forgets it once that is confirmed. */
export const useCardActions = () => {
  const refresh = useRefreshPlan();
  const act = async ({ id }: Card, action: 'use' | 'remove', title: string) => {
    try {
      await call('users.payment-methods', { payment_method_id: id, action }, { onMissing: 'stay' });
      notify({ kind: 'success', title });
    } catch (thrown) {
      notifyError(thrown);
    }
    await refresh();
  };
  return {
    use: (card: Card) => act(card, 'use', `Your plan is now paid with the card ending in ${card.last4}`),
    remove: async (card: Card) => {
      const question = { title: `Remove the card ending in ${card.last4}?`, confirm: 'Remove card', danger: true };
      if (await confirm(question)) await act(card, 'remove', 'Card removed');
    },
  };
};
