import { ID_PREFIX } from '@wayline/core/base/id-shape';
import { vi } from 'vitest';
import { baseDeps } from '../kernel/deps';

type Keys = Record<string, string>;
type Input = {
  Key?: Keys;
  RequestItems?: Record<string, { Keys?: Keys[] }>;
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Record<string, unknown>;
  ConsistentRead?: boolean;
  ScanIndexForward?: boolean;
};
type Command = { constructor: { name: string }; input: Input };

const KINDS = new Map(Object.entries(ID_PREFIX).map(([kind, prefix]): [string, string] => [prefix, kind]));
/** What names one thing among many in a key, and what it is; the rest is the same for every call. */
const NAMES: readonly [what: RegExp, name: string | ((text: string, prefix: string) => string)][] = [
  [/^(P#[A-Z]+)#.*/, (_, kind) => `${kind}#<value>`],
  [/\b([a-z]+(?:_[a-z]+)*)_[0-9A-HJKMNP-TV-Z]{26}\b/g, (_, prefix) => `<${KINDS.get(prefix) ?? prefix}>`],
  // What Stripe calls a payment.
  [/\bpi_[0-9a-z]{8,}\b/g, () => '<payment intent>'],
  // An id without its kind, where the place says what it names.
  [/(?<=#)[0-9A-HJKMNP-TV-Z]{26}\b/g, () => '<id>'],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<email>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b\d{4}-\d\d-\d\d(T[\d:.]*Z?)?/g, '<day>'],
  [/\b\d{4}-\d\d\b/g, '<month>'],
  [/[\w-]{32,}/g, '<hash>'],
  [/^\d{5}(\d{3})?$/, '<number>'],
];
const toName = (key: string): string => NAMES.reduce((named, [what, name]) => named.replace(what, name as string), key);

/** One command of the SDK by how it reads; nothing where it writes. What is not said to be of another company is of the caller's. */
const describeReads = ({ constructor: { name }, input }: Command, company: string): string[] => {
  const named = (value: unknown) => toName(String(value).replace(`C#${company}#`, ''));
  const place = ({ pk, sk }: Keys) => `${named(pk)} / ${named(sk)}`;
  const consistent = input.ConsistentRead ? ', strongly consistent' : '';
  if (name === 'GetCommand' && input.Key) return [`item ${place(input.Key)}${consistent}`];
  if (name === 'BatchGetCommand')
    return Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys.map((key) => `item ${place(key)}`));
  if (name === 'ScanCommand') return ['the whole table'];
  if (name !== 'QueryCommand') return [];
  const where = (input.KeyConditionExpression ?? '')
    .replace(/:\w+/g, (mark) => named(input.ExpressionAttributeValues?.[mark]))
    .replace(/^\w+ = /, '')
    .replace(/ AND begins_with\(sk, (.*)\)/, ' / $1...')
    .replace(/ AND \w*sk BETWEEN (.*) AND (.*)/, ' / from $1 until $2')
    .replace(/ AND sk > (.*)/, ' / after $1');
  const order = input.ScanIndexForward === false ? ', backwards' : '';
  return [`${input.IndexName ? `index ${input.IndexName}` : 'partition'} ${where}${order}${consistent}`];
};

/** Runs something and records how it reads the table meanwhile: each way once, with ids replaced by what they name. */
export const recordReads = async <T>(
  company: string,
  run: () => Promise<T>,
): Promise<{ answer: T; reads: string[] }> => {
  const { db } = baseDeps().table;
  const send = db.send.bind(db) as (command: unknown) => Promise<unknown>;
  const reads = new Set<string>();
  const spy = vi.spyOn(db, 'send').mockImplementation(((command: Command) => {
    for (const read of describeReads(command, company)) reads.add(read);
    return send(command);
  }) as never);
  try {
    return { answer: await run(), reads: [...reads] };
  } finally {
    spy.mockRestore();
  }
};
