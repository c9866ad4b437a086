import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../service-error';

export type CodeKind = 'signup' | 'forgot';
export type Code = { kind: CodeKind; value: string; expires: number; tries: number };
/** A user as the pool keeps it. `epoch` changes when everything that was signed in ends; times in milliseconds, `created` in seconds. */
export type PoolUser = {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  password?: string;
  temporary_until?: number;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  enabled: boolean;
  email_verified: boolean;
  epoch: string;
  created: number;
  code?: Code;
  codes_sent?: number[];
  totp?: string;
  totp_pending?: string;
  totp_on: boolean;
  totp_used?: string;
  failures: number;
  locked_until: number;
};

const SCRYPT = { N: 4096 };
const KEY_BYTES = 32;
const MIN_LENGTH = 10;
const MAX_LENGTH = 256;

export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, SCRYPT).toString('hex')}`;
};

export const samePassword = (password: string, hash: string | undefined): boolean => {
  const [salt, key] = (hash ?? '').split(':');
  if (!salt || !key) return false;
  return timingSafeEqual(Buffer.from(key, 'hex'), scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, SCRYPT));
};

const weakness = (password: string): string | undefined => {
  if (password.length < MIN_LENGTH) return 'Password not long enough';
  if (password.length > MAX_LENGTH) return 'Password too long';
  if (!/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (!/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  return /\d/.test(password) ? undefined : 'Password must have numeric characters';
};

/** The pool's password policy: ten characters, both cases, a digit. Refuses with InvalidPasswordException. */
export const checkPolicy = (password: string): string => {
  const weak = weakness(password);
  if (weak) throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${weak}`);
  return password;
};
