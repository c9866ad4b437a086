import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../service-error';

export type Code = { kind: 'signup' | 'forgot'; value: string; expires: number; tries: number };
export type PoolUser = {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  password?: string;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  enabled: boolean;
  email_verified: boolean;
  epoch: string;
  created: number;
  code?: Code;
  totp?: string;
  totp_pending?: string;
  totp_on: boolean;
  failures: number;
  locked_until: number;
};

const SCRYPT = { N: 4096 };
const KEY_BYTES = 32;

export const hashPassword = (password: string): string => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, SCRYPT).toString('hex')}`;
};

export const samePassword = (password: string, hash: string | undefined): boolean => {
  const [salt, key] = (hash ?? '').split(':');
  if (!salt || !key) return false;
  return timingSafeEqual(Buffer.from(key, 'hex'), scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, SCRYPT));
};

/** The pool's password policy: ten characters, both cases, a digit. */
export const checkPolicy = (password: string | undefined) => {
  const good =
    password && password.length >= 10 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password);
  if (!good) throw new ServiceError('InvalidPasswordException', 'Password did not conform with policy');
};
