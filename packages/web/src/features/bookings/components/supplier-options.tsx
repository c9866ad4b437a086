import type { SupplierList } from '@wayline/core/bookings/suppliers/supplier-lists';

type Props = { id: string; lists: readonly SupplierList[] };

/** Suppliers to choose from while one is typed, each with what the company calls its type. Source: R-SHELL-149. */
export const SupplierOptions = ({ id: list, lists }: Props) => (
  <datalist id={list}>
    {lists.flatMap(({ name: type, suppliers }) =>
      suppliers
        .filter(({ id }) => id !== 'add_new')
        .map(({ id, name }) => <option key={id} value={name} label={`${name} · ${type}`} />),
    )}
  </datalist>
);
