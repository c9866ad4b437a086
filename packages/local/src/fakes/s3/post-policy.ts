import { ServiceError } from '../service-error';
import { checkKey } from './signature';

/** The fields of a form, lower-case; `bucket` is the address's. */
export type PostFields = Record<string, string>;

/** Fields that a policy need not mention. */
const FREE = ['policy', 'x-amz-signature', 'file', 'bucket'];
const denied = (message: string): never => {
  throw new ServiceError('AccessDenied', `Invalid according to Policy: ${message}`, 403);
};

const checkSize = (size: number, least: unknown, most: unknown) => {
  if (size < Number(least))
    throw new ServiceError('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  if (size > Number(most))
    throw new ServiceError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
};

/** Checks one condition; gives the field it speaks of. */
const check = (condition: unknown, fields: PostFields, size: number): string => {
  if (!Array.isArray(condition)) {
    const [name = '', value] = Object.entries((condition ?? {}) as Record<string, unknown>)[0] ?? [];
    if (fields[name.toLowerCase()] !== value) denied(`Policy Condition failed: ["eq", "$${name}", "${String(value)}"]`);
    return name.toLowerCase();
  }
  const [operator, first, second] = condition as unknown[];
  if (operator === 'content-length-range') {
    checkSize(size, first, second);
    return '';
  }
  const name = String(first).replace(/^\$/, '').toLowerCase();
  const value = fields[name] ?? '';
  const holds = operator === 'eq' ? value === second : operator === 'starts-with' && value.startsWith(String(second));
  if (!holds) denied(`Policy Condition failed: ["${String(operator)}", "$${name}", "${String(second)}"]`);
  return name;
};

const policyOf = (text: string): { expiration?: string; conditions?: unknown[] } => {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString()) as { expiration?: string; conditions?: unknown[] };
  } catch {
    return denied('Invalid Policy: Invalid JSON.');
  }
};

/** Refuses a form whose policy is not signed by us, has run out, or does not allow what is sent. `now` in milliseconds. */
export const checkPolicy = (fields: PostFields, size: number, now: number): void => {
  const { policy = '', 'x-amz-credential': credential = '', 'x-amz-signature': signature = '' } = fields;
  if (!policy || !signature) throw new ServiceError('AccessDenied', 'Access Denied', 403);
  checkKey(credential, policy, signature);
  const { expiration = '', conditions = [] } = policyOf(policy);
  if (!(Date.parse(expiration) >= now)) denied('Policy expired.');
  const mentioned = conditions.map((condition) => check(condition, fields, size));
  const extra = Object.keys(fields).find(
    (name) => !FREE.includes(name) && !name.startsWith('x-ignore-') && !mentioned.includes(name),
  );
  if (extra) denied(`Extra input fields: ${extra}`);
};
