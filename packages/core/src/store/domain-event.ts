import * as z from 'zod';

/** A fact before it is written; `subjects` is whose history it belongs to. */
export type DomainEvent = { name: string; payload: Record<string, unknown>; subjects: readonly string[] };
/** What makes the facts of one name, and knows their schema. */
export type EventType<S extends z.ZodObject = z.ZodObject> = ((fact: z.input<S>) => DomainEvent) & {
  eventName: string;
  schema: S;
};

/** Whose history a fact belongs to. */
type ToSubjects<S extends z.ZodRawShape> = (fact: z.output<z.ZodObject<S>>) => string | readonly string[];
/** What lies in a trip is told in the trip's history, everything else in its own. */
const findSubject = ({ trip_id, id }: Record<string, unknown>): string | readonly string[] =>
  typeof trip_id === 'string' ? trip_id : typeof id === 'string' ? id : [];

/**
 * Declares something that happens. What it returns makes a fact of a record or of an object; fields that the schema does not name are
 * left out. A fact says what happened and to whom, never how a screen puts it.
 */
export const defineEvent = <S extends z.ZodRawShape>(
  eventName: string,
  shape: S,
  toSubjects: ToSubjects<S> = findSubject,
): EventType<z.ZodObject<S>> => {
  const schema = z.object(shape);
  const make = (fact: z.input<typeof schema>): DomainEvent => {
    const payload = schema.parse(fact);
    return { name: eventName, payload, subjects: [toSubjects(payload)].flat() };
  };
  return Object.assign(make, { eventName, schema });
};

/** Declares what happens to one kind of thing: each name comes after that of the thing, and all are made of the same fields. */
export const defineEvents = <S extends z.ZodRawShape, const N extends string>(
  thing: string,
  shape: S,
  names: readonly N[],
  toSubjects?: ToSubjects<S>,
) =>
  Object.fromEntries(names.map((name) => [name, defineEvent(`${thing}.${name}`, shape, toSubjects)])) as Readonly<
    Record<N, EventType<z.ZodObject<S>>>
  >;
