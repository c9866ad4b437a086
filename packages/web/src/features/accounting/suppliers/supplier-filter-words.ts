import { PAYABLE_QUERY } from '@wayline/core/areas/accounting/suppliers/payable-query';
import { SUPPLIER_PAYMENT_QUERY } from '@wayline/core/areas/accounting/suppliers/supplier-payment-query';
import { type FilterControls, filterControls } from '../../../ui/filters/filter-words';
import { LINKED_FILTERS } from '../list/asked-names';
import { KIND_WORDS, PAID_METHODS, PAID_TO_WORDS } from './supplier-words';

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const [KINDS, WHO_PAYS] = [toOptions(KIND_WORDS), toOptions(PAID_TO_WORDS)];

const LINKED = {
  supplier: {
    at: 'link',
    label: 'Supplier',
    emptyLabel: 'Any supplier',
    unknown: 'One supplier',
    useNames: () => undefined,
  },
  trip: LINKED_FILTERS.trip,
} as const;

/** How the table of payables is narrowed. What is due first comes first there, so what can be asked for is the other order. */
const CONTROLS = filterControls(PAYABLE_QUERY, {
  dialog: { title: 'Filter what’s due', submit: 'Show payments due', kind: 'dialog' },
  order: 'Latest first',
  states: { label: 'Show', options: { open: 'To pay', settled: 'Paid', all: 'All' } },
  filters: {
    paid_to: { label: 'Who pays', emptyLabel: 'Anyone', useOptions: () => WHO_PAYS },
    ...LINKED,
    due: {
      from: { label: 'Due on or after', chip: (day) => `Due from ${day}` },
      until: { label: 'Due on or before', chip: (day) => `Due until ${day}` },
    },
  },
});

export const PAYABLE_FILTERS: FilterControls = {
  ...CONTROLS,
  controls: CONTROLS.controls.map((one) =>
    one.kind === 'toggle' ? { ...one, on: PAYABLE_QUERY.order.descending } : one,
  ),
};

/** How the table of payments to suppliers is narrowed. */
export const SUPPLIER_PAYMENT_FILTERS = filterControls(SUPPLIER_PAYMENT_QUERY, {
  dialog: { title: 'Filter payments', submit: 'Show payments', kind: 'dialog' },
  states: { label: 'Show', options: { current: 'Payments', deleted: 'Deleted payments' } },
  filters: {
    kind: { label: 'Paid by', emptyLabel: 'Anyone', useOptions: () => KINDS },
    payment_method: { label: 'Method', emptyLabel: 'Any method', useOptions: () => PAID_METHODS },
    ...LINKED,
    paid: {
      from: { label: 'Paid on or after', chip: (day) => `Paid from ${day}` },
      until: { label: 'Paid on or before', chip: (day) => `Paid until ${day}` },
    },
  },
});
