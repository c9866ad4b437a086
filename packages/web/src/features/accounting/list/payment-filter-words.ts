import { PAYMENT_QUERY } from '@wayline/core/areas/accounting/payments/payment-query';
import { filterControls } from '../../../ui/filters/filter-words';
import { PAYMENT_METHODS } from '../payment-words';
import { LINKED_FILTERS } from './asked-names';

const METHODS = [...PAYMENT_METHODS, { value: 'money', label: 'Money, no credit' }];

/** How the payment table is narrowed: in a dialog, in the bar to what isn't applied, and by links to those of one client or trip. */
export const PAYMENT_FILTERS = filterControls(PAYMENT_QUERY, {
  dialog: { title: 'Filter payments', submit: 'Show payments', kind: 'dialog' },
  states: { label: 'Show', options: { current: 'Payments', deleted: 'Deleted payments' } },
  filters: {
    payment_method: { label: 'Method', emptyLabel: 'Any method', useOptions: () => METHODS },
    ...LINKED_FILTERS,
    received: {
      from: { label: 'Received on or after', chip: (day) => `Received from ${day}` },
      until: { label: 'Received on or before', chip: (day) => `Received until ${day}` },
    },
    unapplied: { at: 'bar', label: 'Unapplied only' },
    undeposited: { at: 'bar', label: 'Not deposited' },
  },
});
