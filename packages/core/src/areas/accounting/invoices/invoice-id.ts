import type * as z from 'zod';
import { idOf } from '../../../base/ids';

export const InvoiceId = idOf('invoice').brand<'InvoiceId'>();
export type InvoiceId = z.infer<typeof InvoiceId>;

declare module '../../../base/ids' {
  interface IdOf {
    invoice: InvoiceId;
  }
}
