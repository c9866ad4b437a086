import type * as z from 'zod';
import { idOf } from '../../../base/ids';

/** Credit of a client. Its prefix tells it from that of a credit note. */
export const CreditId = idOf('client_credit').brand<'CreditId'>();
export type CreditId = z.infer<typeof CreditId>;

declare module '../../../base/ids' {
  interface IdOf {
    client_credit: CreditId;
  }
}
