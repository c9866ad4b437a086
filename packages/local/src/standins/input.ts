import { ServiceError } from './service-error';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request, read field by field. What is missing or of another kind is refused as the service's validation would. */
export const inputOf = (body: unknown, refusal = 'InvalidParameterException') => {
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
  return {
    maybe,
    text: (name: string): string => maybe(name) || refuse(name),
    flag: (name: string): boolean => fields[name] === true,
    number: (name: string): number | undefined => {
      const value = fields[name];
      return typeof value === 'number' ? value : undefined;
    },
    /** The fields of a nested object that are texts. */
    texts: (name: string): Record<string, string> =>
      Object.fromEntries(Object.entries(object(name)).filter((e): e is [string, string] => typeof e[1] === 'string')),
    inside: (name: string) => inputOf(object(name), refusal),
    /** A list of `{ Name, Value }` as one object. */
    attributes: (name: string): Record<string, string> => {
      const list = Array.isArray(fields[name]) ? (fields[name] as unknown[]) : [];
      const pairs = list.map((item) => inputOf(item, refusal)).map((item) => [item.text('Name'), item.maybe('Value') ?? '']);
      return Object.fromEntries(pairs);
    },
    list: (name: string): string[] => {
      const list = Array.isArray(fields[name]) ? (fields[name] as unknown[]) : [];
      return list.filter((item): item is string => typeof item === 'string');
    },
  };
};
export type Input = ReturnType<typeof inputOf>;
/** One operation of a service: its answer, or a ServiceError under the service's own name. */
export type Operation = (input: Input) => object;
