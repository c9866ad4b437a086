import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import { createSupplier, invalidateInstitutions } from '../../institutions/public';

/**
 * Adds a supplier by the name on a booking and what is booked with it, without leaving the booking. Answers its id; undefined where none was
 * added, which is said. Source: R-TRIP-247, R-SHELL-282.
 */
export const useAddSupplier = () => {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: createSupplier,
  });
  const add = async (name: string, type: string) => {
    try {
      const { error, message, institution } = await mutateAsync({ name, type });
      notify({ kind: error ? 'warning' : 'success', title: message });
      await invalidateInstitutions(cache);
      return institution?.id;
    } catch (thrown) {
      notifyError(thrown);
      return undefined;
    }
  };
  return { add, isAdding: isPending };
};
