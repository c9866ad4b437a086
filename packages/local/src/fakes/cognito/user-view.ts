import type { PoolUser } from './pool-user';

const attributesOf = (user: PoolUser) =>
  Object.entries({ sub: user.sub, ...user.attributes, email_verified: String(user.email_verified) }).map(
    ([Name, Value]) => ({
      Name,
      Value,
    }),
  );
const factorsOf = (user: PoolUser) =>
  user.totp_on ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {};

/** A user as lists show it. */
export const toListedUser = (user: PoolUser) => ({
  Username: user.sub,
  Attributes: attributesOf(user),
  UserStatus: user.status,
  Enabled: user.enabled,
  UserCreateDate: user.created,
  UserLastModifiedDate: user.created,
});

/** A user as AdminGetUser shows it. */
export const toAdminUser = (user: PoolUser) => {
  const { Attributes, ...rest } = toListedUser(user);
  return { ...rest, UserAttributes: Attributes, ...factorsOf(user) };
};

/** A user as GetUser shows it to the user. */
export const ownView = (user: PoolUser) => ({
  Username: user.sub,
  UserAttributes: attributesOf(user),
  ...factorsOf(user),
});
