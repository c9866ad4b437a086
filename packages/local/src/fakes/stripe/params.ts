import { invalid } from './refusal';

const LONGEST = 5000;
const METADATA = { keys: 50, key: 40, value: 500 };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parameters of a call. Whatever is missing, unknown or of another kind is refused as Stripe words it. */
export type Params = {
  has(name: string): boolean;
  maybe(name: string): string | undefined;
  text(name: string): string;
  /** A whole number. */
  whole(name: string): number | undefined;
  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined;
  /** A list of choices. */
  someOf<T extends string>(name: string, choices: readonly T[]): T[] | undefined;
  url(name: string): string | undefined;
  metadata(name: string): Record<string, string>;
  /** The parameters inside of one; none when it is left out. */
  inside(name: string, known: readonly string[]): Params;
  items(name: string, known: readonly string[]): Params[];
  /** How a parameter is called in a refusal, such as `line_items[0][quantity]`. */
  path(name: string): string;
};

export const missingParam = (path: string) => invalid(`Missing required param: ${path}.`, path, 'parameter_missing');
const refuseUnknown = (unknown: readonly string[]) =>
  invalid(
    `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
    unknown[0],
    'parameter_unknown',
  );

const readMetadata = (value: unknown, path: string): Record<string, string> => {
  if (value === undefined || value === '') return {};
  if (!isFields(value)) throw invalid('Invalid object', path);
  const entries = Object.entries(value);
  if (entries.length > METADATA.keys) throw invalid(`You can have at most ${METADATA.keys} metadata keys.`, path);
  const kept: Record<string, string> = {};
  for (const [name, v] of entries) {
    if (typeof v !== 'string')
      throw invalid(`Metadata values must be strings, but for key ${name} you passed in an object.`, path);
    if (name.length > METADATA.key)
      throw invalid(`Metadata keys can have up to ${METADATA.key} characters. Invalid key: ${name}`, path);
    if (v.length > METADATA.value)
      throw invalid(
        `Metadata values can have up to ${METADATA.value} characters, but you passed in a value that is ${v.length} characters. Invalid value: ${v}`,
        path,
      );
    if (v) kept[name] = v;
  }
  return kept;
};

/** Reads the parameters of a call of which only `known` ones may be given; `expand` may be given to any. `at` is where they stand. */
export const readParams = (fields: Fields, known: readonly string[], at = ''): Params => {
  const path = (name: string) => (at ? `${at}[${name}]` : name);
  const unknown = Object.keys(fields).filter((name) => !known.includes(name) && (at !== '' || name !== 'expand'));
  if (unknown.length > 0) throw refuseUnknown(unknown.map(path));

  const maybe = (name: string): string | undefined => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalid('Invalid string', path(name));
    if (value === '')
      throw invalid(
        `You passed an empty string for '${path(name)}'. We assume empty values are an attempt to unset a parameter; however '${path(name)}' cannot be unset. You should remove '${path(name)}' from your request or supply a non-empty value.`,
        path(name),
        'parameter_invalid_empty',
      );
    if (value.length > LONGEST) throw invalid(`Invalid string: must be at most ${LONGEST} characters`, path(name));
    return value;
  };
  const choice = <T extends string>(value: string, choices: readonly T[], where: string): T => {
    const found = choices.find((one) => one === value);
    if (!found)
      throw invalid(`Invalid ${where}: must be one of ${choices.slice(0, -1).join(', ')}, or ${choices.at(-1)}`, where);
    return found;
  };
  const array = (name: string): readonly unknown[] | undefined => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw invalid('Invalid array', path(name));
    return value;
  };
  return {
    path,
    maybe,
    has: (name) => fields[name] !== undefined,
    text: (name) => {
      const value = maybe(name);
      if (value === undefined) throw missingParam(path(name));
      return value;
    },
    whole: (name) => {
      const value = maybe(name);
      if (value === undefined) return undefined;
      if (!/^-?\d{1,15}$/.test(value))
        throw invalid(`Invalid integer: ${value}`, path(name), 'parameter_invalid_integer');
      return Number(value);
    },
    oneOf: (name, choices) => {
      const value = maybe(name);
      return value === undefined ? undefined : choice(value, choices, path(name));
    },
    someOf: (name, choices) => array(name)?.map((value, i) => choice(String(value), choices, `${path(name)}[${i}]`)),
    url: (name) => {
      const value = maybe(name);
      if (value !== undefined && !/^https?:\/\/[^\s/]/.test(value))
        throw invalid('Not a valid URL', path(name), 'url_invalid');
      return value;
    },
    metadata: (name) => readMetadata(fields[name], path(name)),
    inside: (name, inner) => {
      const value = fields[name] ?? {};
      if (!isFields(value)) throw invalid('Invalid object', path(name));
      return readParams(value, inner, path(name));
    },
    items: (name, inner) =>
      (array(name) ?? []).map((value, i) => {
        if (!isFields(value)) throw invalid('Invalid object', `${path(name)}[${i}]`);
        return readParams(value, inner, `${path(name)}[${i}]`);
      }),
  };
};
