import type {
  CANCELLATION_STATUSES,
  CLIENT_APPROVALS,
  PAYMENT_STATUSES,
  SUPPLIER_STATUSES,
} from '../../../../base/booking-types';
import { formatMessage } from '../../../../base/messages';

type Labels<K extends readonly string[]> = Record<K[number], string>;

/** How the statuses are read; the reservation's own are their labels. Source: R-SHELL-174, R-SHELL-175, R-TRIP-109. */
export const PAYMENT_LABELS: Labels<typeof PAYMENT_STATUSES> = {
  unpaid: 'Unpaid',
  deposit_paid: 'Deposit paid',
  paid: 'Paid',
  partially_paid: 'Partially paid',
  pay_at_supplier: 'Pay at supplier',
  guaranteed_pay_at_supplier: 'Guaranteed, pay at supplier',
  auto_charged_by_supplier: 'Charged by supplier',
};
export const SUPPLIER_LABELS: Labels<typeof SUPPLIER_STATUSES> = {
  requested_to_supplier: 'Requested from supplier',
  waiting_supplier_confirmation: 'Waiting for confirmation',
  wait_listed: 'Waitlisted',
  confirmed_by_supplier: 'Confirmed by supplier',
  not_available: 'Not available',
  sold_out: 'Sold out',
};
export const CANCELLATION_LABELS: Labels<typeof CANCELLATION_STATUSES> = {
  no_action_taken: formatMessage('cancellation.no_action_taken'),
  requested: formatMessage('cancellation.requested'),
  confirmed: formatMessage('cancellation.confirmed'),
  paid: formatMessage('cancellation.paid'),
};
export const CLIENT_APPROVAL_LABELS: Labels<typeof CLIENT_APPROVALS> = {
  not_asked: 'Not asked yet',
  asked: 'Asked, no response yet',
  question: 'Client has a question',
  approved: 'Approved by client',
  declined: 'Declined by client',
};
