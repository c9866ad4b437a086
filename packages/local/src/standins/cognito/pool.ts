import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import { type Code, checkPolicy, hashPassword, type PoolUser, samePassword } from './pool-user';
import { tokenSigner } from './signer';

export const POOL_ID = 'eu-west-1_LocalPool';
export const CLIENT_ID = 'localclient0000000000000000';
export const PUBLIC_CLIENT = { id: 'localpublic0000000000000000', secret: 'local-public-secret' };
export const ISSUER = `https://cognito-idp.eu-west-1.amazonaws.com/${POOL_ID}`;

const TOKEN_SECONDS = 3600;
const REFRESH_MS = 30 * 86_400_000;
const CODE_MS = 3_600_000;
const SESSION_MS = 180_000;
const MOST_TRIES = 5;
const LOCK_MS = 60_000;

export type Deliver = (mail: { kind: Code['kind'] | 'invite'; to: string; code: string }) => void;
type Refresh = { sub: string; epoch: string; family: string; auth_time: number; expires: number; used?: boolean };
type Session = { sub: string; challenge: string; expires: number };

/** The users of the pool, their codes, sessions and tokens. Names and refusals are Cognito's. */
export const userPool = (store: Store, now: () => number, deliver: Deliver) => {
  const signer = tokenSigner(store);
  const save = (user: PoolUser) => store.put(`user:${user.sub}`, user);
  const find = (name: string): PoolUser | undefined => {
    const sub = name.includes('@') ? store.get<string>(`email:${name.trim().toLowerCase()}`) : name;
    return sub ? store.get<PoolUser>(`user:${sub}`) : undefined;
  };
  const must = (name: string): PoolUser => {
    const user = find(name);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    return user;
  };

  const create = (
    email: string,
    password: string | undefined,
    attributes: Record<string, string>,
    status: PoolUser['status'],
  ): PoolUser => {
    const address = email.trim().toLowerCase();
    if (store.get(`email:${address}`))
      throw new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
    checkPolicy(password);
    const user: PoolUser = {
      sub: randomUUID(),
      email: address,
      attributes: { ...attributes, email: address },
      password: hashPassword(password ?? ''),
      status,
      enabled: true,
      email_verified: status !== 'UNCONFIRMED',
      epoch: randomUUID(),
      created: now() / 1000,
      totp_on: false,
      failures: 0,
      locked_until: 0,
    };
    store.put(`email:${address}`, user.sub);
    save(user);
    return user;
  };

  const sendCode = (user: PoolUser, kind: Code['kind']) => {
    const value = String(randomInt(0, 1_000_000)).padStart(6, '0');
    save({ ...user, code: { kind, value, expires: now() + CODE_MS, tries: 0 } });
    deliver({ kind, to: user.email, code: value });
    return {
      Destination: user.email.replace(/^(.).*@(.).*$/, '$1***@$2***'),
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    };
  };

  /** Uses a code up; wrong guesses count. */
  const takeCode = (user: PoolUser, kind: Code['kind'], value: string | undefined): PoolUser => {
    const { code } = user;
    if (!code || code.kind !== kind || code.expires < now()) {
      throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    }
    if (code.tries >= MOST_TRIES)
      throw new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    if (code.value !== value) {
      save({ ...user, code: { ...code, tries: code.tries + 1 } });
      throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
    }
    const { code: _used, ...rest } = user;
    return rest;
  };

  const checkPassword = (name: string, password: string): PoolUser => {
    const user = find(name);
    const refused = new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
    if (!user) throw refused;
    if (user.locked_until > now()) throw new ServiceError('NotAuthorizedException', 'Password attempts exceeded');
    if (!samePassword(password, user.password)) {
      const failures = user.failures + 1;
      save({ ...user, failures: failures % MOST_TRIES, locked_until: failures >= MOST_TRIES ? now() + LOCK_MS : 0 });
      throw refused;
    }
    if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
    if (user.status === 'UNCONFIRMED') throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
    if (user.failures > 0) save({ ...user, failures: 0, locked_until: 0 });
    return user;
  };

  const tokens = (user: PoolUser, family: string = randomUUID(), auth_time = Math.floor(now() / 1000)) => {
    const iat = Math.floor(now() / 1000);
    const shared = { sub: user.sub, iss: ISSUER, origin_jti: family, auth_time, iat, exp: iat + TOKEN_SECONDS };
    const RefreshToken = randomBytes(48).toString('base64url');
    const kept: Refresh = { sub: user.sub, epoch: user.epoch, family, auth_time, expires: now() + REFRESH_MS };
    store.put(`refresh:${RefreshToken}`, kept);
    return {
      AuthenticationResult: {
        AccessToken: signer.sign({
          ...shared,
          jti: randomUUID(),
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          client_id: CLIENT_ID,
          username: user.sub,
        }),
        IdToken: signer.sign({
          ...shared,
          jti: randomUUID(),
          token_use: 'id',
          aud: CLIENT_ID,
          'cognito:username': user.sub,
          ...user.attributes,
        }),
        RefreshToken,
        ExpiresIn: TOKEN_SECONDS,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    };
  };

  /** New tokens for a refresh token, which is used up. One that was used before ends the whole family: somebody has a copy. */
  const refresh = (token: string) => {
    const kept = store.get<Refresh>(`refresh:${token}`);
    const user = kept && store.get<PoolUser>(`user:${kept.sub}`);
    const refused = new ServiceError('NotAuthorizedException', 'Refresh Token has been revoked');
    if (
      !kept ||
      !user?.enabled ||
      kept.epoch !== user.epoch ||
      kept.expires < now() ||
      store.get(`ended:${kept.family}`)
    )
      throw refused;
    if (kept.used) {
      store.put(`ended:${kept.family}`, true);
      throw refused;
    }
    store.put(`refresh:${token}`, { ...kept, used: true });
    return tokens(user, kept.family, kept.auth_time);
  };

  const challenge = (user: PoolUser, ChallengeName: string) => {
    const SessionId = randomBytes(40).toString('base64url');
    const kept: Session = { sub: user.sub, challenge: ChallengeName, expires: now() + SESSION_MS };
    store.put(`session:${SessionId}`, kept);
    return { ChallengeName, Session: SessionId, ChallengeParameters: { USER_ID_FOR_SRP: user.sub } };
  };
  const takeSession = (id: string, name: string): PoolUser => {
    const kept = store.get<Session>(`session:${id}`);
    if (!kept || kept.expires < now() || kept.challenge !== name)
      throw new ServiceError('NotAuthorizedException', 'Invalid session for the user.');
    return must(kept.sub);
  };

  /** The user behind an access token that still stands. */
  const bearer = (token: string): PoolUser => {
    const claims = signer.read(token);
    const user = typeof claims.sub === 'string' ? find(claims.sub) : undefined;
    const ended = store.get(`ended:${String(claims.origin_jti)}`);
    if (!user?.enabled || ended || Number(claims.exp) * 1000 < now())
      throw new ServiceError('NotAuthorizedException', 'Access Token has been revoked');
    return user;
  };

  return {
    signer,
    find,
    must,
    save,
    create,
    sendCode,
    takeCode,
    checkPassword,
    tokens,
    refresh,
    challenge,
    takeSession,
    bearer,
    endSession: (id: string) => store.remove(`session:${id}`),
    endFamily: (token: string) => {
      const kept = store.get<Refresh>(`refresh:${token}`);
      if (kept) store.put(`ended:${kept.family}`, true);
    },
    all: () => store.list<PoolUser>('user:'),
    erase: (user: PoolUser) => {
      store.remove(`email:${user.email}`);
      store.remove(`user:${user.sub}`);
    },
  };
};
export type UserPool = ReturnType<typeof userPool>;
