import type * as z from 'zod';
import { idOf } from '../../../base/ids';

export const PaymentId = idOf('payment').brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;
/** A part of a payment on an invoice; addresses call it `invoice_payment_mapper_id`. */
export const ApplicationId = idOf('application').brand<'ApplicationId'>();
export type ApplicationId = z.infer<typeof ApplicationId>;

/** Money of a payment that went back to its client. */
export const RefundId = idOf('refund').brand<'RefundId'>();
export type RefundId = z.infer<typeof RefundId>;

declare module '../../../base/ids' {
  interface IdOf {
    payment: PaymentId;
    application: ApplicationId;
    refund: RefundId;
  }
}
