import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { notify } from '../../lib/toast-store';
import { confirm } from '../../ui/confirm-dialog';
import { notifyError } from '../../ui/notify-error';
import { type SubscriptionView, useRefreshPlan } from './subscription-query';

/** Cancels the plan, once that is confirmed, or lets it go on. */
export const useRenewal = ({ renews_at, tier }: Pick<SubscriptionView, 'renews_at' | 'tier'>) => {
  const refresh = useRefreshPlan();
  return async (renews: boolean): Promise<void> => {
    const question = {
      title: 'Cancel your plan?',
      text: `${tier} stays active until ${formatDate(renews_at)}. After that, you’re on the Free plan. Nothing is deleted, and you can resume until then.`,
      confirm: 'Cancel plan',
      cancel: 'Keep plan',
    };
    if (!renews && !(await confirm(question))) return;
    try {
      await call('users.subscriptions.renewal', { renews });
      await refresh();
      notify({ kind: 'success', title: renews ? 'Your plan continues' : 'Plan canceled' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
};
