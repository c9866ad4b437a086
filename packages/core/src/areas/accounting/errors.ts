import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** What is said of invoices and payments, to colleagues and, behind a link, to clients. */
export const ACCOUNTING_ERRORS = {
  'invoice.not_ready': { status: 400, message: 'This invoice can’t be issued yet. Check what is marked.' },
  'invoice.not_draft': { status: 409, message: 'This invoice was issued already. Change it instead.' },
  'invoice.not_issued': { status: 409, message: 'This invoice isn’t issued. Issue it first.' },
  'invoice.canceled': { status: 409, message: 'This invoice was canceled. Make a new one.' },
  'invoice.has_payments': {
    status: 409,
    message: 'Payments are applied to this invoice. Detach them first, or make a credit note.',
  },
  'invoice.below_received': {
    status: 409,
    message: '{name} has paid more than that already. Leave their part as it is, or make a credit note.',
  },
  'invoice.booking_billed': {
    status: 409,
    message: 'Someone has just invoiced {title}. Take it off this invoice, or change the other one.',
  },
  'invoice.no_rate': {
    status: 409,
    message: 'There’s no exchange rate from {currency} for {day}. Enter the rate yourself.',
  },
  'invoice.too_many_links': {
    status: 409,
    message: 'An invoice can have up to {limit} active links. Turn one off first.',
  },
  'invoice_link.gone': {
    status: 404,
    title: /*i18n*/ 'This invoice isn’t available',
    message: /*i18n*/ 'This link has expired or was turned off. Ask your advisor for a new one.',
  },
  'payment.not_ready': { status: 400, message: 'This payment can’t be saved yet. Check what is marked.' },
  'payment.is_applied': {
    status: 409,
    message: 'This payment is applied to {invoices}. Detach it there first.',
  },
  'payment.is_refunded': {
    status: 409,
    message: 'Some of this payment went back to the client. Delete the refund first.',
  },
  'payment.deleted': { status: 409, message: 'This payment was deleted. Record a new one.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(ACCOUNTING_ERRORS);
