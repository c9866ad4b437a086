import type * as z from 'zod';
import type { Actor } from '../../access/actor';
import type { Company, User } from '../../access/company';
import type { Permission } from '../../access/permissions';
import type { AppPath } from '../../navigation/routes';

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
