import type { SupplierList } from '@wayline/core/areas/trip/bookings/suppliers/supplier-lists';

type Props = { id: string; lists: readonly SupplierList[] };

/** What a company calls the type of a supplier: the kind with what it is a kind of, else the type. */
const typeName = ({ name, children }: SupplierList, type: string) =>
  children.find((kind) => kind.id === type)?.names.join(' › ') ?? name;

/** Suppliers to choose from while one is typed, each with what the company calls its type. Source: R-SHELL-149. */
export const SupplierOptions = ({ id: list, lists }: Props) => (
  <datalist id={list}>
    {lists.flatMap((under) =>
      under.suppliers
        .filter(({ id }) => id !== 'add_new')
        .map(({ id, name, default_type }) => (
          <option key={id} value={name} label={`${name} · ${typeName(under, default_type)}`} />
        )),
    )}
  </datalist>
);
