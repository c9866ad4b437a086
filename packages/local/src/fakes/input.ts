import { ServiceError } from './service-error';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a request. */
export type Input = {
  maybe(name: string): string | undefined;
  has(name: string): boolean;
  text(name: string): string;
  flag(name: string): boolean;
  number(name: string): number | undefined;
  /** The fields of a nested object that are texts. */
  texts(name: string): Record<string, string>;
  inside(name: string): Input;
  items(name: string): Input[];
  /** A list of texts. */
  list(name: string): string[];
  /** A list of `{ Name, Value }` as one object. */
  attributes(name: string): Record<string, string>;
};
/** One operation of a service: its answer, or a ServiceError under the service's own name. */
export type Operation = (input: Input) => object | Promise<object>;

/** The body of a request, read field by field. What is missing or of another kind is refused as the service's validation would. */
export const parseServiceInput = (body: unknown, refusal: string): Input => {
  const fields = isObject(body) ? body : {};
  const refuse = (name: string): never => {
    throw new ServiceError(refusal, `Value at '${name}' failed to satisfy constraint: Member must not be null`);
  };
  const maybe = (name: string): string | undefined => {
    const value = fields[name];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? value : refuse(name);
  };
  const object = (name: string): Record<string, unknown> => {
    const value = fields[name];
    return isObject(value) ? value : {};
  };
  const items = (name: string): unknown[] => {
    const value = fields[name];
    return Array.isArray(value) ? value : [];
  };
  return {
    maybe,
    has: (name: string): boolean => fields[name] !== undefined && fields[name] !== null,
    text: (name: string): string => maybe(name) || refuse(name),
    flag: (name: string): boolean => fields[name] === true,
    number: (name: string): number | undefined => {
      const value = fields[name];
      return typeof value === 'number' ? value : undefined;
    },
    texts: (name: string): Record<string, string> =>
      Object.fromEntries(Object.entries(object(name)).filter((e): e is [string, string] => typeof e[1] === 'string')),
    inside: (name: string) => parseServiceInput(object(name), refusal),
    attributes: (name: string): Record<string, string> => {
      const named = items(name).map((item) => parseServiceInput(item, refusal));
      return Object.fromEntries(named.map((item) => [item.text('Name'), item.maybe('Value') ?? '']));
    },
    items: (name: string) => items(name).map((item) => parseServiceInput(item, refusal)),
    list: (name: string): string[] => items(name).filter((item): item is string => typeof item === 'string'),
  };
};
