import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CATEGORIES_BY_KIND } from '@wayline/core/areas/institutions/institution-categories';
import { getSupplierGroup } from '@wayline/core/areas/trip/bookings/types/supplier-groups';
import { call } from '../../../lib/api';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import { supplierQuery } from './supplier-query';

const [{ id: SUPPLIER = 0 } = {}] = CATEGORIES_BY_KIND.supplier;

/**
 * Adds a supplier by the name on a booking and what is booked with it, without leaving the booking. Answers its id; undefined where none was
 * added, which is said. Source: R-TRIP-247, R-SHELL-282.
 */
export const useAddSupplier = () => {
  const cache = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ name, type }: { name: string; type: string }) =>
      call('crm.institutions.create', {
        institution: name.trim(),
        profile_category_id: SUPPLIER,
        institutionObject: { supplier_categories: getSupplierGroup(type) === 'general' ? [] : [type] },
      }),
  });
  const add = async (name: string, type: string) => {
    try {
      const { error, message, institution } = await mutateAsync({ name, type });
      notify({ kind: error ? 'warning' : 'success', title: message });
      await Promise.all([
        cache.invalidateQueries({ queryKey: supplierQuery.queryKey }),
        cache.invalidateQueries({ queryKey: ['table', 'suppliers'] }),
        cache.invalidateQueries({ queryKey: ['supplier-names'] }),
      ]);
      return institution?.id;
    } catch (thrown) {
      notifyError(thrown);
      return undefined;
    }
  };
  return { add, isAdding: isPending };
};
