import type * as z from 'zod';
import type { Needs } from '../../access/access';
import type { Actor } from '../../access/actor';
import type { Company, User } from '../../access/company';
import type { Permission } from '../../access/permissions';
import { planFor } from '../../navigation/guards';
import { type AppPath, listGuards } from '../../navigation/routes';

/**
 * One page of settings: whose it is, where it stands, who may change it, and its fields. Every field has a default or may be missing, so
 * that a section nobody has saved is what the schema makes of `{}`.
 */
export type Section<S extends z.ZodObject = z.ZodObject, N extends string = string> = {
  /** The name its records carry. */
  name: N;
  /** A colleague's is set by somebody who may, about the user the call names. */
  scope: 'company' | 'user' | 'colleague';
  path: AppPath;
  permission?: Permission;
  schema: S;
  /** Fields that are kept encrypted and shown by their last four letters only. */
  encrypted?: readonly (string & keyof z.output<S>)[];
  /** Whether the values are somebody's private data: the audit then names the fields and not what stood in them. */
  personal?: true;
  /** What a section nobody has saved begins with, beyond its defaults. */
  initial?: (actor: Actor) => Partial<z.input<S>>;
  /** Fields that the company or the user carry too, because every call or the session needs them. */
  denormalizedTo?: (value: z.output<S>) => { company?: Partial<Company>; user?: Partial<User> };
};

export const section = <S extends z.ZodObject, const N extends string>(def: Section<S, N>): Section<S, N> => def;

/** What a page of settings is known by where it is read: the name of its records, whose they are, and its fields. */
export type ReadSection<S extends z.ZodObject = z.ZodObject> = Pick<Section<S>, 'name' | 'scope' | 'schema'>;

/** What a caller must hold for a section: the plan and the role that its page asks for, and its own permission. Source: R-SHELL-053. */
export const getSectionAccess = ({ path, permission }: Pick<Section, 'path' | 'permission'>): Needs => {
  const guards = listGuards(path);
  const tier = planFor(guards);
  return {
    ...(tier && { tier }),
    ...(permission && { permissions: [permission] }),
    ...(guards.includes('not-standard-role') && { deniedRoles: ['Standard'] }),
  };
};
