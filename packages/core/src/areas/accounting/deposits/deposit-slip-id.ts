import type * as z from 'zod';
import { idOf } from '../../../base/ids';

export const DepositSlipId = idOf('deposit_slip').brand<'DepositSlipId'>();
export type DepositSlipId = z.infer<typeof DepositSlipId>;

declare module '../../../base/ids' {
  interface IdOf {
    deposit_slip: DepositSlipId;
  }
}
