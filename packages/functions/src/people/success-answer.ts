import { ok, type Result } from '@wayline/core/base/result';

/** "It is done", or the refusal. */
export const toSuccess = (result: Result<unknown>) => (result.ok ? ok({ status: 'success' as const }) : result);

const TELLING: readonly string[] = ['sign_in.refused', 'request.invalid'];
/** "It is done" whether or not there is such an account, so that nobody learns who has one. */
export const toUnrevealingSuccess = (result: Result<unknown>) =>
  result.ok || TELLING.includes(result.code) ? ok({ status: 'success' as const }) : result;
