import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../input';
import { ServiceError } from '../service-error';
import { listUsers } from './list-users';
import { setTotp } from './mfa-preference';
import { TEMPORARY_PASSWORD_MS } from './pool';
import type { PoolUser } from './pool-user';
import { invalidParameter, notToConfirm } from './refusals';
import type { UserPool } from './user-pool';
import { toAdminUser, toListedUser } from './user-view';

const madePassword = () => `Tmp1${randomBytes(9).toString('base64url')}`;

/** What the product does to users with its own rights. These say plainly that a user does not exist. */
export const adminOperations = (pool: UserPool): Record<string, Operation> => {
  const named = (input: Input): PoolUser => pool.must(input.text('Username'));
  const saved =
    (change: (user: PoolUser, input: Input) => PoolUser): Operation =>
    (input) => {
      pool.save(change(named(input), input));
      return {};
    };
  const invite = (input: Input, user: PoolUser, password: string): object => {
    pool.save({ ...user, temporary_until: pool.now() + TEMPORARY_PASSWORD_MS });
    if (input.maybe('MessageAction') !== 'SUPPRESS') pool.deliver({ kind: 'invite', to: user.email, code: password });
    return { User: toListedUser(user) };
  };
  const inviteAgain = (input: Input, user: PoolUser, password: string): object => {
    if (user.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new ServiceError(
        'UnsupportedUserStateException',
        'Resend not possible. Status is not FORCE_CHANGE_PASSWORD',
      );
    }
    return invite(input, pool.passwords.set(user, password), password);
  };
  const createUser: Operation = async (input) => {
    const password = input.maybe('TemporaryPassword') ?? madePassword();
    if (input.maybe('MessageAction') === 'RESEND') return inviteAgain(input, named(input), password);
    const { email_verified, ...attributes } = input.attributes('UserAttributes');
    await pool.preSignUp('PreSignUp_AdminCreateUser', input.text('Username'), attributes);
    const user = pool.create(input.text('Username'), password, attributes, 'FORCE_CHANGE_PASSWORD');
    return invite(input, { ...user, email_verified: email_verified === 'true' }, password);
  };
  const changeAttributes = (user: PoolUser, input: Input): PoolUser => {
    const { email, email_verified, sub, ...others } = input.attributes('UserAttributes');
    if (sub !== undefined) throw invalidParameter('user.sub: Attribute cannot be updated.');
    const moved = email === undefined ? user : pool.rename(user, email);
    const verified = email_verified === undefined ? moved.email_verified : email_verified === 'true';
    return { ...moved, attributes: { ...moved.attributes, ...others }, email_verified: verified };
  };
  return {
    AdminCreateUser: createUser,
    AdminGetUser: (input) => toAdminUser(named(input)),
    ListUsers: (input) => listUsers(pool, input),
    AdminConfirmSignUp: saved((user) => {
      if (user.status === 'UNCONFIRMED') return { ...user, status: 'CONFIRMED' };
      throw notToConfirm(user.status);
    }),
    AdminSetUserPassword: (input) => {
      const changes = input.flag('Permanent')
        ? { status: 'CONFIRMED' as const }
        : { status: 'FORCE_CHANGE_PASSWORD' as const, temporary_until: pool.now() + TEMPORARY_PASSWORD_MS };
      pool.passwords.set(named(input), input.text('Password'), changes);
      return {};
    },
    AdminUpdateUserAttributes: saved(changeAttributes),
    AdminSetUserMFAPreference: (input) => setTotp(pool, named(input), input),
    AdminUserGlobalSignOut: (input) => {
      pool.sessions.signOutEverywhere(named(input));
      return {};
    },
    AdminDisableUser: (input) => {
      pool.sessions.signOutEverywhere(named(input), { enabled: false });
      return {};
    },
    AdminEnableUser: saved((user) => ({ ...user, enabled: true })),
    AdminDeleteUser: (input) => {
      pool.erase(named(input));
      return {};
    },
  };
};
