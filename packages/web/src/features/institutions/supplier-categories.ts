import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';
import type { Option } from '../../ui/fields/select-field';

const FIVE_MINUTES = 300_000;
const NONE: readonly Option[] = [];

/** What suppliers sell, in the words of the company; a kind after what it is a kind of. Source: R-SHELL-149. */
const supplierCategoriesQuery = queryOptions({
  queryKey: ['lookups', 'supplier-categories'],
  queryFn: async ({ signal }): Promise<readonly Option[]> => {
    const asked = { category_type: 'Suppliers' as const };
    const { service_types } = await call('misc.service-types.list', asked, { signal, onMissing: 'stay' });
    return (service_types[0]?.children ?? []).flatMap(({ id, name, children = [] }) => [
      { value: String(id), label: name },
      ...children.map((kind) => ({ value: String(kind.id), label: kind.name })),
    ]);
  },
  staleTime: FIVE_MINUTES,
});

export const useSupplierCategories = (): readonly Option[] => useQuery(supplierCategoriesQuery).data ?? NONE;
