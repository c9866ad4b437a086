import * as z from 'zod';

/** What is used here of a JSON schema. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};
/** A field anywhere in an input, and the input with another value in it: what is missing around the field is filled in. */
export type Field = { name: string; schema: Schema; plant: (input: unknown, value: unknown) => unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const optionsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? [];

const FORMATS: Record<string, string> = {
  date: '2031-05-01',
  'date-time': '2031-05-01T10:00:00.000Z',
  email: 'mina@wayline.test',
};
/** Texts for the patterns of the product's own values: an id, a currency, a time, a number. */
const textFor = ({ format = '', pattern, minLength = 1 }: Schema): string => {
  const known = FORMATS[format];
  if (known) return known;
  const prefix = /^\^?([a-z]+)_/.exec(pattern ?? '')?.[1];
  const texts = ['1', `${prefix}_${'0'.repeat(26)}`, 'EUR', '10:00', 'a'.repeat(minLength)];
  return texts.find((text) => text.length >= minLength && (!pattern || new RegExp(pattern).test(text))) ?? 'a';
};

/** A value that a schema takes, with nothing that may be left out. */
const filled = (schema: Schema): unknown => {
  const [option] = optionsOf(schema);
  if (option) return filled(option);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string') return textFor(schema);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => filled(schema.items ?? {}));
  const wanted = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
      wanted.includes(name) ? [[name, filled(of)]] : [],
    ),
  );
};

/** Whether a value is of this option of several, by the constants that tell them apart. */
const isOf = ({ properties = {} }: Schema, value: unknown): boolean =>
  isObject(value) &&
  Object.entries(properties).every(([name, of]) => of.const === undefined || of.const === value[name]);

const DEEPEST = 8;
/** Every field of an input that `isMeant`, however deep. */
const fieldsOf = (schema: Schema, isMeant: (schema: Schema) => boolean, depth = 0): Field[] => {
  if (depth > DEEPEST) return [];
  const inside = (of: Schema) => fieldsOf(of, isMeant, depth + 1);
  const self: Field[] = isMeant(schema) ? [{ name: '', schema, plant: (_input, value) => value }] : [];
  const ofOptions = optionsOf(schema).flatMap((option) =>
    inside(option).map(({ plant, ...field }) => ({
      ...field,
      plant: (input: unknown, value: unknown) => plant(isOf(option, input) ? input : filled(option), value),
    })),
  );
  const { items } = schema;
  const ofItems = items
    ? inside(items).map(({ name, schema: found, plant }) => ({
        name: `[]${name}`,
        schema: found,
        plant: (input: unknown, value: unknown) => {
          const [first = filled(items), ...rest] = Array.isArray(input) ? input : [];
          return [plant(first, value), ...rest];
        },
      }))
    : [];
  const ofNames = Object.entries(schema.properties ?? {}).flatMap(([key, of]) =>
    inside(of).map(({ name, schema: found, plant }) => ({
      name: `.${key}${name}`,
      schema: found,
      plant: (input: unknown, value: unknown) => {
        const around = isObject(input) ? input : (filled(schema) as Record<string, unknown>);
        return { ...around, [key]: plant(around[key], value) };
      },
    })),
  );
  return [...self, ...ofOptions, ...ofItems, ...ofNames];
};

const schemaOf = (input: z.ZodType): Schema =>
  z.toJSONSchema(input, { io: 'output', unrepresentable: 'any', reused: 'inline', cycles: 'throw' }) as Schema;

const isCount = ({ type }: Schema) => type === 'integer' || type === 'number';
/** Every number in an input. */
export const countsIn = (input: z.ZodType): Field[] => fieldsOf(schemaOf(input), isCount);
/** Every text in an input that may be any text. */
export const textsIn = (input: z.ZodType): Field[] =>
  fieldsOf(
    schemaOf(input),
    ({ type, enum: choices, const: only }) => type === 'string' && !choices && only === undefined,
  );
/** Every list in an input; what is planted is how many valid items it has. */
export const listsIn = (input: z.ZodType): Field[] =>
  fieldsOf(schemaOf(input), ({ type }) => type === 'array').map(({ plant, ...field }) => {
    const item = filled(field.schema.items ?? {});
    return {
      ...field,
      plant: (around, many) =>
        plant(
          around,
          Array.from({ length: Number(many) }, () => item),
        ),
    };
  });
