import { holds, type Permission } from '@wayline/core/identity/permissions';
import { say } from '@wayline/core/kernel/messages';
import { useCallback } from 'react';
import { notify } from '../ui/toast-store';
import { useCurrentUser } from './session';

/** Whether the signed-in user holds a permission; the server asks the same question again. Source: R-SHELL-125. */
export const useMay = (permission: Permission): boolean => holds(useCurrentUser()?.permissions_data ?? [], permission);

/** Says that an action is not allowed, such as "edit trips". Source: R-SHELL-224. */
export const useRefusal = () =>
  useCallback(
    (action: string) =>
      notify({
        kind: 'warning',
        title: say('permission.denied.title'),
        text: say('permission.denied.text', { action }),
      }),
    [],
  );
