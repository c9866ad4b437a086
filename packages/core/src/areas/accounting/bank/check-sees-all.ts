import type { Actor } from '../../../access/actor';
import { ok, type Result, refuse } from '../../../base/result';

/** Whether somebody sees all work: a bank shows what every client paid, so that nobody else sees its lines. */
export const checkSeesAll = ({ visibility }: Pick<Actor, 'visibility'>): Result<true> =>
  visibility === 'all' ? ok(true) : refuse('access.denied', { params: { action: 'see what your bank says' } });
