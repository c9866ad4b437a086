import type { Right } from '../../../../stacks/rights';

/** One thing that is asked of AWS: an action on a resource, with what conditions may ask about it. */
export type Ask = { action: string; resource: string; context?: Readonly<Record<string, readonly string[]>> };

const escaped = (text: string) => text.replace(/[.+^$()|[\]{}\\]/g, '\\$&');
/** `*` stands for any characters and `?` for one, over slashes and colons too. */
const isLike = (pattern: string, text: string) =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*').replaceAll('?', '.')}$`, 's').test(text);

type Test = (wanted: readonly string[], found: readonly string[] | undefined) => boolean;
const isAny =
  (matches: (pattern: string, text: string) => boolean): Test =>
  (wanted, found) =>
    found !== undefined && found.length > 0 && found.every((text) => wanted.some((pattern) => matches(pattern, text)));
/** The operators that our rights use. AWS lets `ForAllValues` pass where a request has no such key; here that is refused. */
const OPERATORS: Readonly<Record<string, Test>> = {
  StringEquals: isAny((wanted, text) => wanted === text),
  StringLike: isAny(isLike),
  'ForAllValues:StringLike': isAny(isLike),
  Null: ([missing], found) => String(found === undefined) === missing,
};

const holds = (conditions: Right['conditions'], context: Ask['context'] = {}) =>
  Object.entries(conditions ?? {}).every(([operator, keys]) => {
    const test = OPERATORS[operator];
    if (!test) throw new Error(`Nobody has said yet how the condition ${operator} is tested.`);
    return Object.entries(keys).every(([key, wanted]) => test([wanted].flat(), context[key]));
  });

/** Whether the statements of a role allow it, as IAM decides; ours allow only, none denies. */
export const covers = (rights: readonly Right[], { action, resource, context }: Ask): boolean =>
  rights.some(
    (right) =>
      right.actions.some((pattern) => isLike(pattern.toLowerCase(), action.toLowerCase())) &&
      right.resources.some((pattern) => isLike(pattern, resource)) &&
      holds(right.conditions, context),
  );
