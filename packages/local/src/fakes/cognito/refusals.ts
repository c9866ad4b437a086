import { ServiceError } from '../service-error';

/** Cognito's refusals as the pool gives them; each is thrown by who finds the reason. */
export const notAuthorized = (message: string) => new ServiceError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

export const wrongSignIn = () => notAuthorized('Incorrect username or password.');
export const disabled = () => notAuthorized('User is disabled.');
export const notToConfirm = (status: string) => notAuthorized(`User cannot be confirmed. Current status is ${status}`);

export const staleCode = () =>
  new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const wrongCode = () =>
  new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const tooOften = () =>
  new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const triggerRefused = (trigger: string, error: unknown) =>
  new ServiceError(
    'UserLambdaValidationException',
    `${trigger} failed with error ${error instanceof Error ? error.message : error}`,
  );
