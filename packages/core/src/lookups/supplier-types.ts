/** A type of supplier with its kinds. Source: spec 1 §3 Supplier type. */
export type SupplierType<Id extends string | number = string | number> = {
  id: Id;
  name: string;
  children?: readonly SupplierType[];
};
/** One type of a tree, with its way from the top: `names` and `ids` end in its own. */
export type FlatSupplierType = {
  id: string | number;
  name: string;
  children: readonly SupplierType[];
  parent?: SupplierType;
  parent_id?: string | number;
  parent_name?: string;
  names: string[];
  ids: (string | number)[];
};

/** Every type of a tree, each before its kinds. Source: R-SHELL-149. */
export const flatSupplierTypes = (tree: readonly SupplierType[], above?: FlatSupplierType): FlatSupplierType[] =>
  tree.flatMap((one) => {
    const { id, name, children = [] } = one;
    const flat: FlatSupplierType = {
      id,
      name,
      children,
      ...(above && { parent: above, parent_id: above.id, parent_name: above.name }),
      names: [...(above?.names ?? []), name],
      ids: [...(above?.ids ?? []), id],
    };
    return [flat, ...flatSupplierTypes(children, flat)];
  });
