import * as z from 'zod';
import { defineEvents } from '../../../store/domain-event';
import { DepositSlipId } from './deposit-slip-id';

/** What happens to a deposit slip is told in its own history. */
export const depositEvents = defineEvents(
  'deposit_slip',
  { id: DepositSlipId, number: z.int() },
  ['made', 'changed', 'check_bounced', 'taken_back'],
  ({ id }) => [id],
);
