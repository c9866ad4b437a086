import type { Actor } from '../../../access/actor';
import { ok, type Result, refuse } from '../../../base/result';
import { sum } from '../../../base/sum';
import type { PartDraft } from './payment';

type Recorded = { amount: number; apply: readonly PartDraft[] };

/**
 * Whether somebody may record a payment: one that is all for invoices with the right to apply payments on them, and one of which something is
 * left for its client with the right to enter payments.
 */
export const mayRecord = (
  { permissions }: Pick<Actor, 'permissions'>,
  { amount, apply }: Recorded,
): Result<undefined> => {
  if (apply.length > 0 && !permissions.has('Apply Payment On Invoices'))
    return refuse('access.denied', { params: { action: 'apply payments on invoices' } });
  const left = amount - sum(apply.map((part) => part.amount));
  return left > 0 && !permissions.has('Edit Payments')
    ? refuse('access.denied', { params: { action: 'edit payments' } })
    : ok(undefined);
};
