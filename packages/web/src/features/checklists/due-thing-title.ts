import { formatMoney } from '@wayline/core/kernel/money-text';
import type { DueThing } from './checklist-queries';

const KINDS = { final_payment: 'Final payment', reminder: 'Reminder to the client' } as const;

/** What is due beside tasks, in words, with its amount where it has one. */
export const dueThingTitle = ({ kind, amount }: Pick<DueThing, 'kind' | 'amount'>): string =>
  amount ? `${KINDS[kind]}, ${formatMoney(amount)}` : KINDS[kind];
