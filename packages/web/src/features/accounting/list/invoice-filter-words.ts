import { useQuery } from '@tanstack/react-query';
import { INVOICE_QUERY } from '@wayline/core/areas/accounting/invoices/invoice-query';
import { filterControls } from '../../../ui/filters/filter-words';
import { advisorsQuery } from '../../trip/public';
import { INVOICE_STATUS_WORDS, INVOICE_STATUSES } from '../invoice-words';
import { LINKED_FILTERS } from './asked-names';

const STATUSES = INVOICE_STATUSES.map((value) => ({ value, label: INVOICE_STATUS_WORDS[value] }));

/** How the invoice table is narrowed: at a press by status, in a dialog, and by links to those of one client or trip. Source: R-ACC-022. */
export const INVOICE_FILTERS = filterControls(INVOICE_QUERY, {
  dialog: { title: 'Filter invoices', submit: 'Show invoices', kind: 'dialog' },
  filters: {
    payment_status: { at: 'press', label: 'Status', emptyLabel: 'All', useOptions: () => STATUSES },
    ...LINKED_FILTERS,
    advisor: {
      ...{ label: 'Advisor', emptyLabel: 'Any advisor', unknown: 'One advisor' },
      mine: { chip: 'My invoices', option: (name) => `${name} (my invoices)` },
      useNames: (isAsked) => useQuery({ ...advisorsQuery, enabled: isAsked }).data,
    },
    issued: {
      from: { label: 'Issued on or after', chip: (day) => `Issued from ${day}` },
      until: { label: 'Issued on or before', chip: (day) => `Issued until ${day}` },
    },
    due: {
      from: { label: 'Final due on or after', chip: (day) => `Due from ${day}` },
      until: { label: 'Final due on or before', chip: (day) => `Due until ${day}` },
    },
  },
});
