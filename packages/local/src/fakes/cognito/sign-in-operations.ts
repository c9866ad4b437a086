import type { Input, Operation } from '../input';
import { ServiceError } from '../service-error';
import { ACCOUNT_CLIENT_ID, CLIENT_ID } from './pool';
import type { PoolUser } from './pool-user';
import { invalidParameter } from './refusals';
import { totpMatches } from './totp';
import type { UserPool } from './user-pool';

const parameter = (values: Record<string, string>, name: string): string => {
  const value = values[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

/** Signing in: with a password, an answer to a challenge, or a refresh token. */
export const signInOperations = (pool: UserPool) => {
  const tokensOrChallenge = (user: PoolUser, client: string = CLIENT_ID) => {
    if (user.status === 'FORCE_CHANGE_PASSWORD') return pool.challenges.start(user, 'NEW_PASSWORD_REQUIRED');
    return user.totp_on ? pool.challenges.start(user, 'SOFTWARE_TOKEN_MFA') : pool.sessions.start(user, client);
  };
  const initiate =
    (passwordFlow: string, client: string): Operation =>
    (input) => {
      const flow = input.text('AuthFlow');
      const parameters = input.texts('AuthParameters');
      if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
        return pool.sessions.refresh(parameter(parameters, 'REFRESH_TOKEN'));
      }
      if (flow !== passwordFlow || input.text('ClientId') !== client) {
        throw invalidParameter(`${flow} is not enabled for the client; it is not simulated locally.`);
      }
      return tokensOrChallenge(
        pool.passwords.signIn(parameter(parameters, 'USERNAME'), parameter(parameters, 'PASSWORD')),
        client,
      );
    };
  const checkTotp = (user: PoolUser, code: string) => {
    if (!totpMatches(user.totp, code, pool.now())) {
      throw new ServiceError('CodeMismatchException', 'Invalid code received for user');
    }
    if (user.totp_used === code) {
      throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
    }
    return pool.save({ ...user, totp_used: code });
  };
  const respond: Operation = (input: Input) => {
    const name = input.text('ChallengeName');
    if (name !== 'SOFTWARE_TOKEN_MFA' && name !== 'NEW_PASSWORD_REQUIRED') {
      throw invalidParameter(`The challenge ${name} is not simulated locally.`);
    }
    const session = input.text('Session');
    const answers = input.texts('ChallengeResponses');
    const user = pool.challenges.answer(session, name, parameter(answers, 'USERNAME'));
    if (name === 'SOFTWARE_TOKEN_MFA') {
      const passed = checkTotp(user, parameter(answers, 'SOFTWARE_TOKEN_MFA_CODE'));
      pool.challenges.end(session);
      return pool.sessions.start(passed);
    }
    const confirmed = pool.passwords.set(user, parameter(answers, 'NEW_PASSWORD'), { status: 'CONFIRMED' });
    pool.challenges.end(session);
    return tokensOrChallenge(confirmed);
  };
  return {
    forClients: {
      InitiateAuth: initiate('USER_PASSWORD_AUTH', CLIENT_ID),
      RespondToAuthChallenge: respond,
      GetTokensFromRefreshToken: (input: Input) => pool.sessions.refresh(input.text('RefreshToken')),
      RevokeToken: (input: Input) => {
        pool.sessions.revoke(input.text('Token'));
        return {};
      },
    } satisfies Record<string, Operation>,
    forAdmins: {
      AdminInitiateAuth: initiate('ADMIN_USER_PASSWORD_AUTH', ACCOUNT_CLIENT_ID),
      AdminRespondToAuthChallenge: respond,
    } satisfies Record<string, Operation>,
  };
};
