import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import type { Directory } from './directory';
import { ACCOUNT_CLIENT_ID, ACCOUNT_SCOPE, CLIENT_ID, GRACE_MS, ISSUER, REFRESH_MS, TOKEN_SECONDS } from './pool';
import type { PoolUser } from './pool-user';
import { disabled, notAuthorized } from './refusals';
import type { Signer } from './signer';

/** All tokens that came of one sign-in. */
type Family = { id: string; sub: string; epoch: string; auth_time: number; client?: string; ended?: boolean };
/** `used` is when it was first used, in milliseconds. */
type Refresh = { family: string; expires: number; used?: number };

const refreshKey = (token: string) => `refresh:${createHash('sha256').update(token).digest('hex')}`;

/** Access, id and refresh tokens, from sign-in to sign-out. */
export const tokenSessions = (store: Store, directory: Directory, signer: Signer, now: () => number) => {
  const stands = (family: Family, user: PoolUser) => !family.ended && family.epoch === user.epoch;
  const end = (family: Family) => store.put(`family:${family.id}`, { ...family, ended: true });

  const issue = (user: PoolUser, family: Family) => {
    const iat = Math.floor(now() / 1000);
    const exp = iat + TOKEN_SECONDS;
    const shared = { sub: user.sub, iss: ISSUER, origin_jti: family.id, auth_time: family.auth_time, iat, exp };
    const RefreshToken = randomBytes(48).toString('base64url');
    const kept: Refresh = { family: family.id, expires: family.auth_time * 1000 + REFRESH_MS };
    store.put(refreshKey(RefreshToken), kept);
    const access = {
      token_use: 'access',
      // As the deployed pool's trigger has it: what a browser holds cannot change the account.
      scope: family.client === ACCOUNT_CLIENT_ID ? ACCOUNT_SCOPE : '',
      client_id: family.client ?? CLIENT_ID,
      username: user.sub,
    };
    const id = { token_use: 'id', aud: CLIENT_ID, 'cognito:username': user.sub };
    return {
      AuthenticationResult: {
        AccessToken: signer.sign({ ...shared, ...access, jti: randomUUID() }),
        IdToken: signer.sign({
          ...user.attributes,
          email_verified: user.email_verified,
          ...shared,
          ...id,
          jti: randomUUID(),
        }),
        RefreshToken,
        ExpiresIn: TOKEN_SECONDS,
        TokenType: 'Bearer',
      },
      ChallengeParameters: {},
    };
  };

  return {
    start: (user: PoolUser, client: string = CLIENT_ID) => {
      const family: Family = {
        id: randomUUID(),
        sub: user.sub,
        epoch: user.epoch,
        auth_time: Math.floor(now() / 1000),
        client,
      };
      store.put(`family:${family.id}`, family);
      return issue(user, family);
    },
    /** New tokens for a refresh token, which is used up. One that was used before the grace ends the whole family: somebody has a copy. */
    refresh: (token: string) => {
      const kept = store.get<Refresh>(refreshKey(token));
      const family = kept && store.get<Family>(`family:${kept.family}`);
      const user = family && directory.find(family.sub);
      if (!kept || !family || !user) throw notAuthorized('Invalid Refresh Token');
      if (!user.enabled) throw disabled();
      if (!stands(family, user)) throw notAuthorized('Refresh Token has been revoked');
      if (kept.expires < now()) throw notAuthorized('Refresh Token has expired');
      if (kept.used !== undefined && now() - kept.used > GRACE_MS) {
        end(family);
        throw new ServiceError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation.');
      }
      store.put(refreshKey(token), { ...kept, used: kept.used ?? now() });
      return issue(user, family);
    },
    /** Ends the sign-in that a refresh token came of; an unknown token is no error. */
    revoke: (token: string) => {
      const kept = store.get<Refresh>(refreshKey(token));
      const family = kept && store.get<Family>(`family:${kept.family}`);
      if (family) end(family);
    },
    /** Ends everything the user has signed in to. */
    signOutEverywhere: (user: PoolUser, changes: Partial<PoolUser> = {}) => {
      directory.save({ ...user, ...changes, epoch: randomUUID() });
    },
    /** The user behind an access token of ours that still stands and may change the account. */
    bearer: (token: string): PoolUser => {
      const claims = signer.read(token);
      const isOurs = claims?.client_id === CLIENT_ID || claims?.client_id === ACCOUNT_CLIENT_ID;
      if (claims?.token_use !== 'access' || !isOurs) throw notAuthorized('Invalid Access Token');
      if (Number(claims.exp) * 1000 < now()) throw notAuthorized('Access Token has expired');
      const user = directory.must(String(claims.sub));
      const family = store.get<Family>(`family:${String(claims.origin_jti)}`);
      if (!user.enabled) throw disabled();
      if (family && !stands(family, user)) throw notAuthorized('Access Token has been revoked');
      if (claims.scope !== ACCOUNT_SCOPE) throw notAuthorized('Access Token does not have required scopes');
      return user;
    },
    /** Forgets refresh tokens that have run out, and sign-ins that left none. */
    tidy: () => {
      const living = new Set<string>();
      for (const key of store.keys('refresh:')) {
        const kept = store.get<Refresh>(key);
        if (!kept?.family || kept.expires < now()) store.remove(key);
        else living.add(kept.family);
      }
      for (const key of store.keys('family:')) if (!living.has(key.slice('family:'.length))) store.remove(key);
    },
  };
};
export type Sessions = ReturnType<typeof tokenSessions>;
