import { useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../lib/api-error';
import { notify } from '../../../ui/toaster';
import { rolesQuery } from './roles-query';

/**
 * Tells that a colleague saved the role `name` in between, and shows theirs beneath what is changed here. Answers whether that is why a save
 * was refused.
 */
export const useConflictToast = () => {
  const client = useQueryClient();
  return (thrown: unknown, name: string): boolean => {
    if (asApiError(thrown).code !== 'record.stale') return false;
    void client.invalidateQueries({ queryKey: rolesQuery().queryKey });
    notify({
      kind: 'warning',
      title: `Someone else also changed ${name}`,
      text: 'You’re seeing the latest version with your changes on top. Check it and save again.',
    });
    return true;
  };
};
