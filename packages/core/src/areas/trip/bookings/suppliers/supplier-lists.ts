import * as z from 'zod';
import { PlacedType, withWay } from '../../../lookups/public-schemas';
import type { ListBranch } from '../../../settings/public-schemas';
import { ADD_NEW, GENERAL, getSupplierGroup } from '../types/supplier-groups';

const SupplierRow = z.object({
  id: z.string(),
  name: z.string(),
  default_type: z.string(),
  /** Its number in the company, which tells those of one name apart. */
  acct: z.string().optional(),
});
type SupplierRow = z.infer<typeof SupplierRow>;

/** A supplier's rows: one for each kind of thing it sells, the main one first; one that says nothing of it is general. Source: R-TRIP-075. */
export const toSupplierRows = ({
  id,
  name,
  acct,
  supplier_categories,
}: {
  id: string;
  name: string;
  acct: string;
  supplier_categories: readonly string[];
}): SupplierRow[] => {
  const kinds = supplier_categories.length > 0 ? supplier_categories : [GENERAL];
  return kinds.map((default_type) => ({ id, name, acct, default_type }));
};

/** Suppliers under one of the company's types, with the kinds it has. Source: R-SHELL-149. */
export const SupplierList = z.object({
  group: z.string(),
  name: z.string(),
  children: z.array(PlacedType),
  suppliers: z.array(SupplierRow),
});
export type SupplierList = z.infer<typeof SupplierList>;

type Entry = { id: string; name: string; children: readonly { id: string; name: string }[] };
const folded = (name: string) => name.trim().toLowerCase();

/**
 * Under which of a company's types the suppliers of one kind stand: the one that is that kind, or is called so, or has a kind that is; else
 * the group that every company has. Source: R-SHELL-149, spec 2 §9.
 */
export const findSupplierEntry = <T extends Entry>(defaultType: string, entries: readonly T[]): T | undefined => {
  const has = (is: (one: { id: string; name: string }) => boolean) =>
    entries.find((entry) => is(entry) || entry.children.some(is));
  return (
    has(({ id }) => id === defaultType) ??
    has(({ name }) => folded(name) === folded(defaultType)) ??
    entries.find(({ id }) => id === getSupplierGroup(defaultType))
  );
};

/** Suppliers by the company's types, in its order and its words; each list ends in "Add New". A hidden type is there where it has suppliers. Source: R-TRIP-246, R-TRIP-247. */
export const supplierLists = (suppliers: readonly SupplierRow[], entries: readonly ListBranch[]): SupplierList[] => {
  const byName = suppliers.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const placed = byName.map((row) => ({ row, under: findSupplierEntry(row.default_type, entries) }));
  return entries.flatMap((entry) => {
    const { id, name, hidden, children } = entry;
    const under = placed.filter((one) => one.under === entry).map(({ row }) => row);
    const those = under.filter((row, i) => under.findIndex((other) => other.id === row.id) === i);
    if (hidden && those.length === 0) return [];
    const add = { id: 'add_new', name: ADD_NEW, default_type: id };
    const kinds = children.map((kind) => withWay({ id: kind.id, name: kind.name }, { id, name }));
    return [{ group: id, name, children: kinds, suppliers: [...those, add] }];
  });
};
