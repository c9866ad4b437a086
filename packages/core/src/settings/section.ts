import type * as z from 'zod';
import type { Actor } from '../identity/actor';
import type { Company, User } from '../identity/company';
import { planFor } from '../identity/guards';
import type { Permission } from '../identity/permissions';
import { type AppPath, guardsOf } from '../identity/routes';
import type { Needs } from '../kernel/contract';

/**
 * One page of settings: whose it is, where it stands, who may change it, and its fields. Every field has a default or may be missing, so
 * that a section nobody has saved is what the schema makes of `{}`.
 */
export type Section<S extends z.ZodObject = z.ZodObject> = {
  /** A colleague's is set by somebody who may, about the user the call names. */
  of: 'company' | 'user' | 'colleague';
  path: AppPath;
  permission?: Permission;
  schema: S;
  /** Fields that are kept encrypted and shown by their last four letters only. */
  sealed?: readonly (string & keyof z.output<S>)[];
  /** Whether the values are somebody's private data: the audit then names the fields and not what stood in them. */
  personal?: true;
  /** What a section nobody has saved begins with, beyond its defaults. */
  first?: (actor: Actor) => Partial<z.input<S>>;
  /** Fields that the company or the user carry too, because every call or the session needs them. */
  carried?: (value: z.output<S>) => { company?: Partial<Company>; user?: Partial<User> };
};

export const section = <S extends z.ZodObject>(def: Section<S>): Section<S> => def;

/** What a caller must hold for a section: the plan and the role that its page asks for, and its own permission. Source: R-SHELL-053. */
export const needsOf = ({ path, permission }: Pick<Section, 'path' | 'permission'>): Needs => {
  const guards = guardsOf(path);
  const tier = planFor(guards);
  return {
    ...(tier && { tier }),
    ...(permission && { permissions: [permission] }),
    ...(guards.includes('not-standard-role') && { barredRoles: ['Standard'] }),
  };
};
