import type { Found } from '../found-draft';

/** A schema.org item as read from JSON-LD or microdata: property names in lower case, types without their prefix. */
export type Thing = { types: string[]; props: Map<string, ThingValue[]> };
export type ThingValue = Text | { thing: Thing };
/** A literal. Some writers give a time its zone beside it. */
export type Text = { text: Found; zone?: Found };

export const isText = (value: ThingValue): value is Text => 'text' in value;

/** `https://schema.org/FlightReservation`, `schema:FlightReservation` or the bare name. */
export const plainName = (name: string): string => name.trim().replace(/^.*[/#:]/, '');

export const addTo = (thing: Thing, name: string, values: ThingValue[]): void => {
  const key = plainName(name).toLowerCase();
  const present = thing.props.get(key);
  if (present) present.push(...values);
  // A list of its own: several names may share the values given.
  else thing.props.set(key, [...values]);
};

const valuesOf = (thing: Thing | undefined, names: readonly string[]): ThingValue[] =>
  names.flatMap((name) => thing?.props.get(name.toLowerCase()) ?? []);

/** The first non-blank literal under any of the names, in the order of the names. */
export const findThingText = (thing: Thing | undefined, ...names: string[]): Found | undefined =>
  findThingLiteral(thing, ...names)?.text;

export const findThingLiteral = (thing: Thing | undefined, ...names: string[]): Text | undefined =>
  valuesOf(thing, names).find((value): value is Text => isText(value) && !!value.text.value.trim());

export const listNestedThings = (thing: Thing | undefined, ...names: string[]): Thing[] =>
  valuesOf(thing, names).flatMap((value) => (isText(value) ? [] : [value.thing]));

export const findNestedThing = (thing: Thing | undefined, ...names: string[]): Thing | undefined =>
  listNestedThings(thing, ...names)[0];

/** The literal under a name, or the name of the thing that stands there. */
export const nameUnder = (thing: Thing | undefined, ...names: string[]): Found | undefined => {
  for (const value of valuesOf(thing, names)) {
    const name = isText(value) ? value.text : findThingText(value.thing, 'name', 'legalName');
    if (name?.value.trim()) return name;
  }
  return undefined;
};
