import { ok, type Refusal, type Result } from '../../base/result';
import { refuse } from './errors';

type PeopleCode = Parameters<typeof refuse>[0];

/** Names of what Cognito refuses, and what each means to the person. */
const REFUSALS: Record<string, PeopleCode> = {
  NotAuthorizedException: 'sign_in.refused',
  RefreshTokenReuseException: 'session.copied',
  UserNotFoundException: 'sign_in.refused',
  PasswordResetRequiredException: 'sign_in.refused',
  UserNotConfirmedException: 'sign_in.unconfirmed',
  CodeMismatchException: 'sign_in.code_wrong',
  EnableSoftwareTokenMFAException: 'sign_in.code_wrong',
  ExpiredCodeException: 'sign_in.code_expired',
  InvalidPasswordException: 'sign_in.password_weak',
  InvalidParameterException: 'request.invalid',
  SoftwareTokenMFANotFoundException: 'sign_in.code_wrong',
  UsernameExistsException: 'sign_up.taken',
  AliasExistsException: 'sign_up.taken',
  LimitExceededException: 'request.too_many',
  TooManyRequestsException: 'request.too_many',
  TooManyFailedAttemptsException: 'request.too_many',
};
const WAIT = { wait: 'a few minutes' };
const tooMany = (): Refusal => refuse('request.too_many', { params: WAIT });

/** Who guesses passwords is locked out for a while under the name of a wrong password: only the words tell the two apart. */
const codeOf = (error: unknown): PeopleCode | undefined => {
  if (!(error instanceof Error)) return undefined;
  return /attempts exceeded/i.test(error.message) ? 'request.too_many' : REFUSALS[error.name];
};

/** What Cognito refuses becomes a refusal of ours; `instead` renames one that means something else in this call. */
export const attempt = async <T>(
  call: () => Promise<T>,
  instead: Partial<Record<PeopleCode, PeopleCode>> = {},
): Promise<Result<T>> => {
  try {
    return ok(await call());
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    return refuse(instead[code] ?? code, { params: WAIT });
  }
};

export const mapResult = async <T, U>(result: Promise<Result<T>>, map: (value: T) => U): Promise<Result<U>> => {
  const r = await result;
  return r.ok ? ok(map(r.value)) : r;
};

/** A call whose answer says nothing but that it is done. */
export const attemptAction = (
  call: () => Promise<unknown>,
  instead?: Partial<Record<PeopleCode, PeopleCode>>,
): Promise<Result<true>> => mapResult(attempt(call, instead), () => true as const);
/** Our own rights cannot be refused as a person's password is: only a limit is an answer here, anything else a surprise. */
export const byRight = async <T>(call: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await call());
  } catch (error) {
    if (error instanceof Error && REFUSALS[error.name] === 'request.too_many') return tooMany();
    throw error;
  }
};
