import type { FeatureFlag } from '@wayline/core/access/feature-flags';
import { holds, type Permission } from '@wayline/core/access/permissions';
import { formatMessage } from '@wayline/core/base/messages';
import { useCurrentUser } from './session';
import { notify } from './toast-store';

/** Whether the signed-in user holds a permission; the server asks the same question again. Source: R-SHELL-125. */
export const usePermission = (permission: Permission): boolean =>
  holds(useCurrentUser()?.permissions_data ?? [], permission);

/** Whether a feature is switched on for the signed-in user; the server asks the same question again. Source: G-045, G-135. */
export const useFeature = (flag: FeatureFlag): boolean => useCurrentUser()?.feature_flags.includes(flag) ?? false;

/** Whether somebody is shown commissions, costs, markups and profits; the server leaves the fields out of every answer otherwise. */
export const useSeesFigures = (): boolean => usePermission('View Commissions');

/**
 * Wraps what a button does: whoever lacks the permission is told so in the words of the spec, and nothing is done. `action` completes
 * "You do not have permission to ...". Whoever looks into a sub-agency is told that instead: no permission would help them there.
 * Source: R-SHELL-224, R-SHELL-225, spec 1 §1 (G-197).
 */
export const useGuardedAction = (permission: Permission, action: string) => {
  const may = usePermission(permission);
  const user = useCurrentUser();
  return (act: () => void) => () => {
    if (may) act();
    else if (user?.looks_from)
      notify({
        kind: 'info',
        title: 'Read-only',
        text: `You’re viewing ${user.usercompany.company_name}. Nothing can be changed here.`,
      });
    else
      notify({
        kind: 'warning',
        title: formatMessage('permission.denied.title'),
        text: formatMessage('permission.denied.text', { action }),
      });
  };
};
