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
      title: 'Cancel the plan?',
      text: `${tier} stays open until ${formatDate(renews_at)}; after that the Free plan begins. Nothing you made is deleted, and you can resume until then.`,
      confirm: 'Cancel the plan',
      cancel: 'Keep it',
    };
    if (!renews && !(await confirm(question))) return;
    try {
      await call('users.subscriptions.renewal', { renews });
      await refresh();
      notify({ kind: 'success', title: renews ? 'Your plan goes on' : 'Your plan is cancelled' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
};
