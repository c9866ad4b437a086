import { refuse } from '../access/access-errors';
import type { Actor } from '../access/actor';
import { ok, type Result } from '../base/result';
import { type Contract, isWrite } from './contract';

/** Whether a call may be made although the company's account is being closed. Refuses `company.closing`. */
export const checkAllowedWhileClosing = (contract: Contract, { company }: Pick<Actor, 'company'>): Result<true> =>
  company.closing_at && isWrite(contract) && !contract.whileClosing ? refuse('company.closing') : ok(true);
