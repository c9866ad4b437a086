import { useQuery } from '@tanstack/react-query';
import { CLIENT_STATUSES } from '@wayline/core/areas/clients/client';
import { filterControls } from '../../../ui/filters/filter-words';
import { advisorsQuery } from '../client-queries';
import { CLIENT_STATUS_WORDS } from '../client-words';
import { CLIENT_LIST } from './client-list';

const STATUSES = CLIENT_STATUSES.map((value) => ({ value, label: CLIENT_STATUS_WORDS[value] }));

/** How the client list is narrowed. */
export const CLIENT_FILTERS = filterControls(CLIENT_LIST, {
  dialog: { title: 'Filter clients', submit: 'Show clients', kind: 'dialog' },
  filters: {
    status: { at: 'press', label: 'Client status', emptyLabel: 'All', useOptions: () => STATUSES },
    advisor: {
      label: 'Advisor',
      emptyLabel: 'Any advisor',
      unknown: 'One advisor',
      mine: { chip: 'My clients', option: (name) => `${name} (my clients)` },
      useNames: (isAsked) => useQuery({ ...advisorsQuery, enabled: isAsked }).data,
    },
    tag: { label: 'Tag', chip: (tag) => `Tag: ${tag}` },
    source: { at: 'link', label: 'Source', chip: (source) => `Source: ${source}` },
    added: {
      from: { label: 'Added on or after', chip: (day) => `Added from ${day}` },
      until: { label: 'Added on or before', chip: (day) => `Added until ${day}` },
    },
    traveled: {
      from: { label: 'Last traveled on or after', chip: (day) => `Last traveled from ${day}` },
      until: { label: 'Last traveled on or before', chip: (day) => `Last traveled by ${day}` },
    },
    owes: { at: 'bar', label: 'Owes something' },
  },
});

/** The same for those who aren’t shown what clients owe. */
export const CLIENT_FILTERS_WITHOUT_MONEY = {
  ...CLIENT_FILTERS,
  controls: CLIENT_FILTERS.controls.filter(({ name }) => name !== 'owes'),
};
