import { useQuery } from '@tanstack/react-query';
import { BANK_LINE_QUERY } from '@wayline/core/areas/accounting/bank/bank-line-query';
import { type FilterControls, filterControls } from '../../../ui/filters/filter-words';
import { bankFilesQuery } from './bank-queries';

const DIRECTIONS = [
  { value: 'in', label: 'Money in' },
  { value: 'out', label: 'Money out' },
];
const useAccountOptions = () => {
  const { data } = useQuery(bankFilesQuery);
  return (data?.accounts ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
};
const useFileOptions = () => {
  const { data } = useQuery(bankFilesQuery);
  return (data?.files ?? []).map(({ id, name }) => ({ value: id as string, label: name }));
};

const CONTROLS = filterControls(BANK_LINE_QUERY, {
  dialog: { title: 'Filter movements', submit: 'Show movements', kind: 'dialog' },
  order: 'Earliest first',
  states: { label: 'Show', options: { open: 'To decide', done: 'Matched', all: 'All' } },
  filters: {
    account: { at: 'bar', label: 'Bank account', emptyLabel: 'All accounts', useOptions: useAccountOptions },
    direction: { at: 'bar', label: 'In or out', emptyLabel: 'In and out', useOptions: () => DIRECTIONS },
    file: { at: 'link', label: 'Bank file', emptyLabel: 'Any file', useOptions: useFileOptions },
    moved: {
      from: { label: 'Moved on or after', chip: (day) => `Moved from ${day}` },
      until: { label: 'Moved on or before', chip: (day) => `Moved until ${day}` },
    },
  },
});

/** How the list of movements is narrowed. Whether they are decided is its tabs, and one account needs no choice. */
export const bankFilters = (accounts: number): FilterControls => ({
  ...CONTROLS,
  controls: CONTROLS.controls.filter(({ name }) => name !== 'show' && (name !== 'account' || accounts > 1)),
});
