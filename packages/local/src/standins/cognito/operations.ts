import { randomUUID } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { UserPool } from './pool';
import { checkPolicy, hashPassword, type PoolUser, samePassword } from './pool-user';
import { newTotpSecret, totpMatches } from './totp';

type Input = Record<string, never> & {
  Username: string;
  Password: string;
  ConfirmationCode: string;
  AccessToken: string;
  UserCode: string;
  Token: string;
  RefreshToken: string;
  Session: string;
  ChallengeName: string;
  TemporaryPassword: string;
  MessageAction: string;
  PreviousPassword: string;
  ProposedPassword: string;
  Permanent: boolean;
  AuthFlow: string;
  AuthParameters: Record<string, string>;
  ChallengeResponses: Record<string, string>;
  UserAttributes: { Name: string; Value: string }[];
  SoftwareTokenMfaSettings: { Enabled?: boolean };
  Filter: string;
};
export type Operation = (input: Input) => object;

const attributesOf = (list: Input['UserAttributes'] | undefined) =>
  Object.fromEntries((list ?? []).map((a) => [a.Name, a.Value]));
const view = (u: PoolUser) => ({
  Username: u.sub,
  UserStatus: u.status,
  Enabled: u.enabled,
  UserCreateDate: u.created,
  UserLastModifiedDate: u.created,
  UserMFASettingList: u.totp_on ? ['SOFTWARE_TOKEN_MFA'] : [],
});
const attributeList = (u: PoolUser) =>
  Object.entries({ sub: u.sub, ...u.attributes, email_verified: String(u.email_verified) }).map(([Name, Value]) => ({
    Name,
    Value,
  }));

/** The operations of the user pool that Wayline calls, each as Cognito answers or refuses it. */
export const operations = (pool: UserPool, now: () => number): Record<string, Operation> => {
  const after = (user: PoolUser) => {
    if (user.status === 'FORCE_CHANGE_PASSWORD') return pool.challenge(user, 'NEW_PASSWORD_REQUIRED');
    return user.totp_on ? pool.challenge(user, 'SOFTWARE_TOKEN_MFA') : pool.tokens(user);
  };
  const initiate: Operation = ({ AuthFlow, AuthParameters }) => {
    if (AuthFlow === 'USER_PASSWORD_AUTH' || AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
      return after(pool.checkPassword(AuthParameters.USERNAME ?? '', AuthParameters.PASSWORD ?? ''));
    }
    if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
      return pool.refresh(AuthParameters.REFRESH_TOKEN ?? '');
    throw new ServiceError('InvalidParameterException', `Auth flow not enabled: ${AuthFlow}`);
  };
  const respond: Operation = ({ Session, ChallengeName, ChallengeResponses }) => {
    const user = pool.takeSession(Session, ChallengeName);
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') {
      checkPolicy(ChallengeResponses.NEW_PASSWORD);
      const confirmed = {
        ...user,
        password: hashPassword(ChallengeResponses.NEW_PASSWORD ?? ''),
        status: 'CONFIRMED' as const,
        email_verified: true,
      };
      pool.save(confirmed);
      pool.endSession(Session);
      return after(confirmed);
    }
    if (!totpMatches(user.totp, ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, now())) {
      throw new ServiceError('CodeMismatchException', 'Invalid code received for user');
    }
    pool.endSession(Session);
    return pool.tokens(user);
  };
  const setPassword = (user: PoolUser, password: string, status: PoolUser['status']) => {
    checkPolicy(password);
    pool.save({
      ...user,
      password: hashPassword(password),
      status,
      epoch: randomUUID(),
      email_verified: true,
      failures: 0,
      locked_until: 0,
    });
    return {};
  };
  const setMfa = (user: PoolUser, settings: Input['SoftwareTokenMfaSettings'] | undefined) => {
    pool.save({ ...user, totp_on: Boolean(settings?.Enabled && user.totp) });
    return {};
  };
  const newEpoch = (user: PoolUser, rest: Partial<PoolUser> = {}) => {
    pool.save({ ...user, ...rest, epoch: randomUUID() });
    return {};
  };
  return {
    SignUp: ({ Username, Password, UserAttributes }) => {
      const user = pool.create(Username, Password, attributesOf(UserAttributes), 'UNCONFIRMED');
      return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails: pool.sendCode(user, 'signup') };
    },
    ConfirmSignUp: ({ Username, ConfirmationCode }) => {
      pool.save({
        ...pool.takeCode(pool.must(Username), 'signup', ConfirmationCode),
        status: 'CONFIRMED',
        email_verified: true,
      });
      return {};
    },
    AdminConfirmSignUp: ({ Username }) => {
      pool.save({ ...pool.must(Username), status: 'CONFIRMED' });
      return {};
    },
    ResendConfirmationCode: ({ Username }) => ({ CodeDeliveryDetails: pool.sendCode(pool.must(Username), 'signup') }),
    InitiateAuth: initiate,
    AdminInitiateAuth: initiate,
    RespondToAuthChallenge: respond,
    AdminRespondToAuthChallenge: respond,
    GetTokensFromRefreshToken: ({ RefreshToken }) => pool.refresh(RefreshToken),
    RevokeToken: ({ Token }) => {
      pool.endFamily(Token);
      return {};
    },
    GlobalSignOut: ({ AccessToken }) => newEpoch(pool.bearer(AccessToken)),
    AdminUserGlobalSignOut: ({ Username }) => newEpoch(pool.must(Username)),
    ForgotPassword: ({ Username }) => ({ CodeDeliveryDetails: pool.sendCode(pool.must(Username), 'forgot') }),
    ConfirmForgotPassword: ({ Username, ConfirmationCode, Password }) => {
      checkPolicy(Password);
      return setPassword(pool.takeCode(pool.must(Username), 'forgot', ConfirmationCode), Password, 'CONFIRMED');
    },
    ChangePassword: ({ AccessToken, PreviousPassword, ProposedPassword }) => {
      const user = pool.bearer(AccessToken);
      if (!samePassword(PreviousPassword, user.password))
        throw new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
      return setPassword(user, ProposedPassword, user.status);
    },
    AssociateSoftwareToken: ({ AccessToken }) => {
      const totp_pending = newTotpSecret();
      pool.save({ ...pool.bearer(AccessToken), totp_pending });
      return { SecretCode: totp_pending };
    },
    VerifySoftwareToken: ({ AccessToken, UserCode }) => {
      const { totp_pending, ...user } = pool.bearer(AccessToken);
      if (!totpMatches(totp_pending, UserCode, now()))
        throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
      pool.save({ ...user, totp: totp_pending });
      return { Status: 'SUCCESS' };
    },
    SetUserMFAPreference: ({ AccessToken, SoftwareTokenMfaSettings }) =>
      setMfa(pool.bearer(AccessToken), SoftwareTokenMfaSettings),
    AdminSetUserMFAPreference: ({ Username, SoftwareTokenMfaSettings }) =>
      setMfa(pool.must(Username), SoftwareTokenMfaSettings),
    GetUser: ({ AccessToken }) => {
      const user = pool.bearer(AccessToken);
      return { ...view(user), UserAttributes: attributeList(user) };
    },
    AdminGetUser: ({ Username }) => {
      const user = pool.must(Username);
      return { ...view(user), UserAttributes: attributeList(user) };
    },
    AdminCreateUser: ({ Username, TemporaryPassword, UserAttributes }) => {
      const user = pool.create(Username, TemporaryPassword, attributesOf(UserAttributes), 'FORCE_CHANGE_PASSWORD');
      return { User: { ...view(user), Attributes: attributeList(user) } };
    },
    AdminSetUserPassword: ({ Username, Password, Permanent }) =>
      setPassword(pool.must(Username), Password, Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'),
    AdminDisableUser: ({ Username }) => newEpoch(pool.must(Username), { enabled: false }),
    AdminEnableUser: ({ Username }) => {
      pool.save({ ...pool.must(Username), enabled: true });
      return {};
    },
    AdminDeleteUser: ({ Username }) => {
      pool.erase(pool.must(Username));
      return {};
    },
  };
};
