import { formatMoney } from '@wayline/core/base/money-text';
import type { DueThing } from './checklist-queries';

/** What is due, by its kind. */
export const DUE_WORDS = {
  cancellation_deadline: 'Cancel by',
  option_expires_on: 'Option expires',
  payment_due_date: 'Pay by',
  final_payment: 'Final payment',
  reminder: 'Client reminder',
} as const satisfies Record<DueThing['kind'], string>;

/** What is due beside tasks, in words, with the booking it is of, or its amount where it has one. */
export const dueThingTitle = ({ kind, amount, booking }: Pick<DueThing, 'kind' | 'amount' | 'booking'>): string => {
  if (booking) return `${DUE_WORDS[kind]}: ${booking.title}`;
  return amount ? `${DUE_WORDS[kind]}, ${formatMoney(amount)}` : DUE_WORDS[kind];
};
