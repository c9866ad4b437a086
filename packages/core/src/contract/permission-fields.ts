import * as z from 'zod';
import type { Permission } from '../access/permissions';
import { sameValue } from '../base/merge';
import { withoutFields } from '../base/without-fields';

type Fields = Record<string, z.ZodType>;
type Values = Record<string, unknown>;
/** The permissions that somebody holds. */
export type Held = ReadonlySet<Permission>;

const marks = z.registry<{ permission: Permission }>();
/** The names of marked fields, for values of which nobody knows the shape. */
const names = new Map<Permission, Set<string>>();

const mark = <S extends z.ZodType>(permission: Permission, field: S): S => {
  marks.add(field, { permission });
  return field;
};

/**
 * Fields that only those who hold a permission are shown and may send: the kernel leaves them out of answers and refuses them in inputs.
 * A field of an answer is optional.
 */
export const requiresPermission = <S extends Fields>(permission: Permission, fields: S): S => {
  const known = names.get(permission) ?? new Set();
  names.set(permission, known);
  const marked = Object.entries(fields).map(([name, field]) => {
    known.add(name);
    // A copy: the same schema may be used elsewhere for what everybody may see.
    return [name, mark(permission, field.clone())];
  });
  return Object.fromEntries(marked) as S;
};

/** The permission that one field needs, by itself or by what it wraps. */
export const findFieldPermission = (field: z.core.$ZodType): Permission | undefined => {
  const own = marks.get(field as z.ZodType)?.permission;
  const { innerType } = field._zod.def as { innerType?: z.core.$ZodType };
  return own ?? (innerType && findFieldPermission(innerType));
};
/** A field made of another one, for the same readers. */
export const copyFieldPermission = <S extends z.ZodType>(origin: z.ZodType, field: S): S => {
  const permission = findFieldPermission(origin);
  return permission ? mark(permission, field) : field;
};

/** Where in a value marked fields are. */
type Plan = {
  marked: Map<string, Permission>;
  fields: Map<string, Plan>;
  /** Of each element of an array, of each value of a record. */
  each: Plan | undefined;
  /** Other shapes that the same value may have. */
  also: Plan[];
  /** Nobody knows the shape: marked fields are known by their names. */
  isOpen: boolean;
};
type Def = z.core.$ZodTypes['_zod']['def'];

const partsOf = (def: Def): readonly z.core.$ZodType[] => {
  if (def.type === 'union') return def.options;
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'pipe') return [def.in, def.out];
  if (def.type === 'lazy') return [def.getter()];
  return 'innerType' in def ? [def.innerType] : [];
};
const eachOf = (def: Def): readonly z.core.$ZodType[] => {
  if (def.type === 'array') return [def.element];
  if (def.type === 'tuple') return [...def.items, ...(def.rest ? [def.rest] : [])];
  return def.type === 'record' ? [def.valueType] : [];
};

const children = (plan: Plan): Plan[] => [...plan.fields.values(), ...(plan.each ? [plan.each] : []), ...plan.also];
const holdsAny = (plan: Plan, seen = new Set<Plan>()): boolean => {
  if (seen.has(plan)) return false;
  seen.add(plan);
  return plan.isOpen || plan.marked.size > 0 || children(plan).some((child) => holdsAny(child, seen));
};
/** Takes out of a plan what leads to no marked field, so that no value is walked for nothing. */
const prune = (plan: Plan, seen = new Set<Plan>()): void => {
  if (seen.has(plan)) return;
  seen.add(plan);
  for (const [name, child] of plan.fields) if (!holdsAny(child)) plan.fields.delete(name);
  if (plan.each && !holdsAny(plan.each)) plan.each = undefined;
  plan.also = plan.also.filter((child) => holdsAny(child));
  for (const child of children(plan)) prune(child, seen);
};

const compile = (schema: z.core.$ZodType, known: Map<z.core.$ZodType, Plan>): Plan => {
  const done = known.get(schema);
  if (done) return done;
  const plan: Plan = { marked: new Map(), fields: new Map(), each: undefined, also: [], isOpen: false };
  known.set(schema, plan);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isLoose = def.type === 'object' && def.catchall !== undefined && def.catchall._zod.def.type !== 'never';
  plan.isOpen = def.type === 'unknown' || def.type === 'any' || isLoose;
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape)) {
      const permission = findFieldPermission(field);
      if (permission) plan.marked.set(name, permission);
      else plan.fields.set(name, compile(field, known));
    }
  plan.also = partsOf(def).map((part) => compile(part, known));
  const [first, ...rest] = eachOf(def).map((part) => compile(part, known));
  plan.each = first && rest.length > 0 ? { ...compile(z.never(), known), also: [first, ...rest] } : first;
  return plan;
};

const plans = new WeakMap<z.ZodType, Plan>();
const planOf = (schema: z.ZodType): Plan => {
  const known = plans.get(schema);
  if (known) return known;
  const plan = compile(schema, new Map());
  prune(plan);
  plans.set(schema, plan);
  return plan;
};

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether anything at all is kept from somebody: most people hold every permission that a field asks for. */
const lacksAny = (held: Held): boolean => [...names.keys()].some((permission) => !held.has(permission));
const isWithheld = (name: string, held: Held): boolean =>
  [...names].some(([permission, fields]) => !held.has(permission) && fields.has(name));
/** The fields of a value of no known shape that somebody lacks the permission for, with where each is. */
export const withheldIn = (value: unknown, held: Held, at = ''): Values =>
  typeof value === 'object' && value !== null
    ? Object.assign(
        {},
        ...Object.entries(value).map(([name, inner]) =>
          isWithheld(name, held) ? { [`${at}.${name}`]: inner } : withheldIn(inner, held, `${at}.${name}`),
        ),
      )
    : {};

/** A value of no known shape without the fields whose name is that of a marked one. */
export const omitByName = (value: unknown, held: Held): unknown => {
  const lacking = [...names].flatMap(([permission, fields]) => (held.has(permission) ? [] : [...fields]));
  return lacking.length > 0 && typeof value === 'object' ? withoutFields(value, new Set(lacking)) : value;
};

const omit = (plan: Plan, whole: unknown, held: Held): unknown => {
  if (typeof whole !== 'object' || whole === null) return whole;
  let value: unknown = plan.isOpen ? omitByName(whole, held) : whole;
  for (const other of plan.also) value = omit(other, value, held);
  const { each, marked, fields } = plan;
  if (Array.isArray(value)) return each ? value.map((one) => omit(each, one, held)) : value;
  if (!each && marked.size === 0 && fields.size === 0) return value;
  const left: Values = {};
  for (const [name, inner] of Object.entries(value as Values)) {
    const permission = marked.get(name);
    if (permission && !held.has(permission)) continue;
    const plan = fields.get(name) ?? each;
    left[name] = plan ? omit(plan, inner, held) : inner;
  }
  return left;
};

/** An answer without the fields that its reader lacks the permission for: they are left out, not blank. */
export const omitWithheld = <T>(schema: z.ZodType, value: T, held: Held): T => {
  if (!lacksAny(held)) return value;
  const plan = planOf(schema);
  return holdsAny(plan) ? (omit(plan, value, held) as T) : value;
};

/** A permission that is missing for what was sent, with the field that needs it. */
export type Missing = { path: string; permission: Permission };
const find = (plan: Plan, value: unknown, held: Held, at: string): Missing | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { each, marked, fields, also } = plan;
  for (const other of also) {
    const found = find(other, value, held, at);
    if (found) return found;
  }
  for (const [name, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const path = at ? `${at}.${name}` : name;
    const permission = marked.get(name);
    if (permission && !held.has(permission)) return { path, permission };
    const next = fields.get(name) ?? each;
    const found = next && find(next, inner, held, path);
    if (found) return found;
  }
  return undefined;
};
/** The first marked field in what somebody sent who lacks its permission. */
export const findWithheld = (schema: z.ZodType, value: unknown, held: Held): Missing | undefined =>
  lacksAny(held) ? find(planOf(schema), value, held, '') : undefined;

/** The element that each one that was sent had been: the one that looked the same to its sender, else the one in its place. */
const originsOf = (plan: Plan, sent: readonly unknown[], stored: readonly unknown[], held: Held): unknown[] => {
  const left = new Map(stored.map((one, i) => [i, { one, shown: omit(plan, one, held) }]));
  const found = sent.map((one) => {
    const [same] = [...left].find(([, { shown }]) => sameValue(shown, one)) ?? [];
    const origin = same === undefined ? undefined : left.get(same)?.one;
    if (same !== undefined) left.delete(same);
    return origin;
  });
  return found.map((origin, i) => origin ?? left.get(i)?.one);
};
const keep = (plan: Plan, sent: unknown, stored: unknown, held: Held): unknown => {
  const { each, marked, fields, also } = plan;
  let value = sent;
  for (const other of also) value = keep(other, value, stored, held);
  if (Array.isArray(value) && Array.isArray(stored) && each) {
    const origins = originsOf(each, value, stored, held);
    return value.map((one, i) => keep(each, one, origins[i], held));
  }
  if (!isValues(value) || !isValues(stored)) return value;
  const kept: Values = { ...value };
  for (const [name, permission] of marked)
    if (!held.has(permission) && stored[name] !== undefined) kept[name] = stored[name];
  for (const [name, inner] of fields)
    if (kept[name] !== undefined) kept[name] = keep(inner, kept[name], stored[name], held);
  return kept;
};
/**
 * What somebody sent, with the marked fields that they lack the permission for as they are stored: a field that nobody was shown is
 * never saved as empty.
 */
export const keepWithheld = <T>(schema: z.ZodType, sent: T, stored: unknown, held: Held): T =>
  keep(planOf(schema), sent, stored, held) as T;

const list = (plan: Plan, at: string, seen: ReadonlySet<Plan>): Missing[] => {
  if (seen.has(plan)) return [];
  const within = new Set([...seen, plan]);
  const path = (name: string) => (at ? `${at}.${name}` : name);
  return [
    ...[...plan.marked].map(([name, permission]) => ({ path: path(name), permission })),
    ...[...plan.fields].flatMap(([name, child]) => list(child, path(name), within)),
    ...(plan.each ? list(plan.each, `${at}[]`, within) : []),
    ...plan.also.flatMap((child) => list(child, at, within)),
  ];
};
/** Every marked field of a schema, by its path. */
export const withheldFields = (schema: z.ZodType): Missing[] => list(planOf(schema), '', new Set());
