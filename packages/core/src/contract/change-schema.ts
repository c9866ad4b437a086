import * as z from 'zod';
import { copyFieldPermission } from './permission-fields';

type Fields = Record<string, z.ZodType>;
type Changed<S extends Fields> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : S[K]>;
};

/**
 * What may be sent to change a record: every field of its draft, each only where it changes. A default fills what a new record leaves
 * out; in a change it would put back what somebody has set, so there it does not apply.
 */
export const toChangeSchema = <S extends Fields>(draft: z.ZodObject<S>): z.ZodObject<Changed<S>> => {
  const fields = Object.entries(draft.shape).map(([name, field]) => {
    const bare = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;
    return [name, copyFieldPermission(field, bare.optional())];
  });
  return z.object(Object.fromEntries(fields) as Changed<S>);
};
