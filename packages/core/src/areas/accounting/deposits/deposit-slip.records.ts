import { record } from '../../../store/record';
import { depositEvents } from './deposit.events';
import { type DepositSlip, DepositSlip as DepositSlipSchema } from './deposit-slip';

export const DEPOSIT_SLIPS = ['DEPOSIT_SLIPS'] as const;
export const SLIP_PREFIX = 'SLIP#';

/** The deposit slips of a company lie together, the first one first. */
export const DepositSlips = record({
  name: 'deposit_slip',
  schema: DepositSlipSchema,
  key: ['id'],
  partition: () => DEPOSIT_SLIPS,
  sort: (k) => ['SLIP', k.id],
  label: ({ number }: DepositSlip) => `Deposit slip ${number}`,
  history: ({ id }: DepositSlip) => id,
  facts: { created: depositEvents.made, changed: depositEvents.changed, deleted: depositEvents.taken_back },
  unaudited: ['made_by', 'checks'],
});
