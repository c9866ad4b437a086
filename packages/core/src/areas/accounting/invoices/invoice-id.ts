import type * as z from 'zod';
import { idOf } from '../../../base/ids';

export const InvoiceId = idOf('invoice').brand<'InvoiceId'>();
export type InvoiceId = z.infer<typeof InvoiceId>;
export const CreditNoteId = idOf('credit_note').brand<'CreditNoteId'>();
export type CreditNoteId = z.infer<typeof CreditNoteId>;
export const WriteOffId = idOf('write_off').brand<'WriteOffId'>();
export type WriteOffId = z.infer<typeof WriteOffId>;

declare module '../../../base/ids' {
  interface IdOf {
    invoice: InvoiceId;
    credit_note: CreditNoteId;
    write_off: WriteOffId;
  }
}
