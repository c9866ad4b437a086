import * as z from 'zod';

const EMPTY: readonly unknown[] = ['', '0000-00-00'];
type Emptied<S extends z.ZodType> = z.ZodOptional<z.ZodType<z.output<S> | undefined, z.input<S> | '' | undefined>>;

/** A field that a save can empty again: the empty text, and the day that old systems write for none, say that nothing is given. Source: R-TRIP-128..132. */
export const emptyable = <S extends z.ZodType>(schema: S): Emptied<S> =>
  z.preprocess((given) => (EMPTY.includes(given) ? undefined : given), schema.optional()).optional() as Emptied<S>;
