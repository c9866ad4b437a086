import * as z from 'zod';

const Above = z.object({ id: z.string(), name: z.string() });
/** Where a type stands among the others: what it is a kind of, and its way from the top, which ends in its own name and id. */
const Way = z.object({
  parent: Above.optional(),
  parent_id: z.string().optional(),
  parent_name: z.string().optional(),
  names: z.array(z.string()),
  ids: z.array(z.string()),
});
type Way = z.infer<typeof Way>;

/** A type with its way from the top. Source: spec 1 §3 Supplier type. */
export const PlacedType = Way.extend({ id: z.string(), name: z.string() });

const ServiceKind = Way.partial().extend({ id: z.union([z.int(), z.string()]), name: z.string() });
const ServiceType = ServiceKind.extend({ children: z.array(ServiceKind).optional() });
/** A type of what is booked with its kinds, or one item that holds the types of whom it is bought. Source: R-SHELL-252. */
export const ServiceTypes = ServiceKind.extend({ children: z.array(ServiceType).optional() });

type Typed = z.infer<typeof Above>;
/** A type with its way from the top, below `parent` where it is a kind of one. Source: R-SHELL-149. */
export const withWay = <T extends Typed>(one: T, parent?: Typed): T & Way => ({
  ...one,
  ...(parent && {
    parent: { id: parent.id, name: parent.name },
    parent_id: parent.id,
    parent_name: parent.name,
  }),
  names: [...(parent ? [parent.name] : []), one.name],
  ids: [...(parent ? [parent.id] : []), one.id],
});
