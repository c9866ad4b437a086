import { randomUUID } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import { checkPolicy, hashPassword, type PoolUser } from './pool-user';
import { invalidParameter } from './refusals';

const EMAIL = /^[^@\s]+@[^@\s]+$/;
const normal = (email: string) => email.trim().toLowerCase();

/** The users of the pool, found by sub or e-mail address. */
export const userDirectory = (store: Store, now: () => number) => {
  const save = (user: PoolUser): PoolUser => {
    store.put(`user:${user.sub}`, user);
    return user;
  };
  const find = (name: string): PoolUser | undefined => {
    const sub = name.includes('@') ? store.get<string>(`email:${normal(name)}`) : name;
    return sub ? store.get<PoolUser>(`user:${sub}`) : undefined;
  };
  return {
    find,
    save,
    /** Refuses with UserNotFoundException. */
    must: (name: string): PoolUser => {
      const user = find(name);
      if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
      return user;
    },
    /** A new user; the address is taken to be verified when the user is confirmed. Refuses a taken address and a weak password. */
    create: (
      email: string,
      password: string,
      attributes: Record<string, string>,
      status: PoolUser['status'],
    ): PoolUser => {
      const address = normal(email);
      if (!EMAIL.test(address)) throw invalidParameter('Username should be an email.');
      if (store.get(`email:${address}`)) {
        throw new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
      }
      checkPolicy(password);
      const sub = randomUUID();
      store.put(`email:${address}`, sub);
      return save({
        sub,
        email: address,
        attributes: { ...attributes, email: address },
        password: hashPassword(password),
        status,
        enabled: true,
        email_verified: status === 'CONFIRMED',
        epoch: randomUUID(),
        created: now() / 1000,
        totp_on: false,
        failures: 0,
        locked_until: 0,
      });
    },
    /** Moves a user to another address. Refuses with AliasExistsException when it is another's. */
    rename: (user: PoolUser, email: string): PoolUser => {
      const address = normal(email);
      if (address === user.email) return user;
      if (store.get(`email:${address}`)) {
        throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
      }
      store.put(`email:${address}`, user.sub);
      store.remove(`email:${user.email}`);
      return { ...user, email: address, attributes: { ...user.attributes, email: address }, email_verified: false };
    },
    erase: (user: PoolUser) => {
      store.remove(`email:${user.email}`);
      store.remove(`user:${user.sub}`);
    },
    all: () => store.list<PoolUser>('user:'),
  };
};
export type Directory = ReturnType<typeof userDirectory>;
