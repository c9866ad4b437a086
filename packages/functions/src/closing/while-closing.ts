import type { Actor } from '@wayline/core/identity/actor';
import { type Contract, isWrite } from '@wayline/core/kernel/contract';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';

/** What still works in an account that is being closed, besides looking at it: taking that back, leaving, and signing out. */
const STILL = /^(closing\/|identity\/logout$)/;

/** Whether a call may be made although the company's account is being closed. Refuses `company.closing`. */
export const whileClosing = (contract: Contract, { company }: Pick<Actor, 'company'>): Result<true> =>
  company.closing_at && isWrite(contract) && !STILL.test(contract.handler) ? refuse('company.closing') : ok(true);
