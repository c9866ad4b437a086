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
  'invoice.paid_at_supplier': {
    status: 409,
    message: 'Clients have paid suppliers for this invoice. Delete those payments first.',
  },
  'invoice.below_received': {
    status: 409,
    message: '{name} has paid more than that already. Leave their part as it is, or make a credit note.',
  },
  'invoice.is_credited': {
    status: 409,
    message:
      'This invoice has a credit note, so what it bills stays as it is. Credit what is left of it, or make a new invoice.',
  },
  'invoice.is_written_off': {
    status: 409,
    message: 'Some of this invoice is written off. Recover that first, then try again.',
  },
  'write_off.not_ready': { status: 400, message: 'This can’t be written off yet. Check what is marked.' },
  'credit_note.not_ready': { status: 400, message: 'This credit note can’t be made yet. Check what is marked.' },
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
  'supplier_payment.not_ready': { status: 400, message: 'This payment can’t be saved yet. Check what is marked.' },
  'supplier_payment.is_returned': {
    status: 409,
    message: 'Some of what was paid for {title} came back, or was paid anew since. Delete that first.',
  },
  'payment_reminder.nothing_due': { status: 409, message: '{name} has nothing left to pay on this invoice.' },
  'payment_reminder.under_way': {
    status: 409,
    message: '{name} is paying online right now. Wait until their payment has arrived or failed.',
  },
  'payment_reminder.stopped': {
    status: 409,
    message: '{name} doesn’t want payment reminders. Turn them back on first, or send the invoice instead.',
  },
  'payment_reminder.no_email': {
    status: 409,
    message: 'There’s no email address for {name}. Add one to their profile, or send them the invoice.',
  },
  'payment_reminder.too_soon': {
    status: 409,
    message: '{name} was reminded less than an hour ago. Wait a little before you remind them again.',
  },
  'receipt.no_email': {
    status: 409,
    message: 'There’s no email address for {name}. Add one to their profile, then send the receipt.',
  },
  'receipt.not_applied': {
    status: 409,
    message: 'This payment isn’t applied to any invoice yet. Apply it first, then send the receipt.',
  },
  'bank_file.known': { status: 409, message: '{by} has loaded {name} already. There’s nothing new in it.' },
  'bank_line.not_ready': { status: 400, message: 'This can’t be saved yet. Check what is marked.' },
  'bank_line.decided': { status: 409, message: 'Somebody has decided what this is. Undo that first.' },
  'bank_line.open': { status: 409, message: 'Nobody has decided what this is yet.' },
  'bank_line.taken': {
    status: 409,
    message:
      'That is matched with another movement of this account already. Undo it there first, or choose another one.',
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
  'payment.is_converted': {
    status: 409,
    message: 'Some of this payment is kept as credit. Take that credit back first.',
  },
  'payment.is_deposited': {
    status: 409,
    message: 'This check is on deposit slip {number}. Take that deposit back first, or say that the check bounced.',
  },
  'payment.not_deposited': {
    status: 409,
    message: 'This check isn’t on a deposit slip. Delete the payment instead.',
  },
  'deposit.not_ready': { status: 400, message: 'These checks can’t be deposited yet. Check what is marked.' },
  'deposit.has_bounced': {
    status: 409,
    message: 'A check of this deposit bounced, so the deposit was made. It stays in the books.',
  },
  'payment.is_credit': {
    status: 409,
    message: 'This payment was made with client credit, which is no money. Delete it to give the credit back.',
  },
  'payment.is_online': {
    status: 409,
    message: 'This payment came through Stripe, so it stays in the books. Detach it here, then refund it.',
  },
  'payment.refund_is_online': {
    status: 409,
    message:
      'This money went back through Stripe, so the refund stays in the books. Record a new payment if the client returns it.',
  },
  'payment.not_online': {
    status: 409,
    message:
      'This payment didn’t come through the Stripe account that is connected. Pay it out yourself, then record the refund.',
  },
  'online.refund_refused': {
    status: 409,
    message: 'Stripe didn’t take this refund: {reason} Check the payment in your Stripe dashboard.',
  },
  'credit.not_ready': { status: 400, message: 'This credit can’t be saved yet. Check what is marked.' },
  'credit.is_spent': {
    status: 409,
    message: 'Some of this credit is spent. Delete the payments made with it first.',
  },
  'credit.is_expired': {
    status: 409,
    message: 'This credit has expired. Choose a later expiry first, then take it back.',
  },
  'payment.deleted': { status: 409, message: 'This payment was deleted. Record a new one.' },
  'statement.days_reversed': {
    status: 400,
    message: 'The first day is after the last one. Choose an earlier first day.',
  },
  'statement.too_long': {
    status: 400,
    message: 'There are more than {limit} entries in this period. Choose a shorter one.',
  },
  'bank_file.unreadable': { status: 400, message: '{reason}' },
  'online.connected_already': {
    status: 409,
    message: 'A Stripe account is connected already. Disconnect it first to connect another one.',
  },
  'online.key_refused': {
    status: 400,
    message: 'Stripe doesn’t accept this key. Copy a secret or restricted key from your Stripe dashboard.',
  },
  'online.not_ready': {
    status: 409,
    message:
      'Stripe says this account can’t take payments yet. Finish setting it up in your Stripe dashboard, then connect it.',
  },
  'online.unreachable': { status: 503, message: 'Stripe didn’t answer. Please try again in a minute.' },
  'online.not_heard': {
    status: 409,
    message:
      'Stripe can’t tell us about payments into this account. Let the key write webhook endpoints, and remove one in Stripe if there are 16 already.',
  },
  'online.under_way': {
    status: 409,
    message:
      'Clients are paying through this account right now. Disconnect it once their money has arrived. A page that nobody pays on closes within an hour or so.',
  },
  'online.unsigned': { status: 400, message: 'This message isn’t signed by Stripe.' },
  'online.off': {
    status: 409,
    message: /*i18n*/ 'Online payment isn’t available for this invoice right now. Please pay another way.',
  },
  'online.wrong_amount': { status: 400, message: /*i18n*/ 'Enter an amount between {least} and {most}.' },
  'online.unclear_amount': {
    status: 400,
    message: /*i18n*/ 'We can’t tell whether that’s {first} or {second}. Please write it another way.',
  },
  'online.paid_meanwhile': {
    status: 409,
    message: /*i18n*/ 'A payment of yours came in just now. Here’s what is left.',
  },
  'online.not_taken': {
    status: 409,
    message: /*i18n*/ 'That payment couldn’t be started. Please try again, or pay another way.',
  },
  'online.try_again': {
    status: 503,
    message: /*i18n*/ 'That didn’t work just now. Please try again in a minute.',
  },
  'online.too_many': {
    status: 409,
    message:
      /*i18n*/ 'There were too many tries to pay this invoice online. Please pay another way, or ask your advisor.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(ACCOUNTING_ERRORS);
