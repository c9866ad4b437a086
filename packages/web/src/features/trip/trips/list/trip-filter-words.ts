import { useQuery } from '@tanstack/react-query';
import { TRIP_GROUP_KINDS, TRIP_STATUSES, TRIP_SUB_TYPES } from '@wayline/core/areas/trip/trips/trip-types';
import type { Option } from '../../../../ui/fields/select-field';
import { filterControls, listAsWritten } from '../../../../ui/filters/filter-words';
import { TRIP_STATUS_WORDS } from '../../../../ui/trip-status-words';
import { TRIP_LIST } from './trip-list';
import { advisorsQuery } from './trip-queries';

const STATUSES = TRIP_STATUSES.map((value) => ({ value, label: TRIP_STATUS_WORDS[value] }));
const [GROUP_KINDS, SUB_TYPES] = [listAsWritten(TRIP_GROUP_KINDS), listAsWritten(TRIP_SUB_TYPES)];
const DEPARTURES: readonly Option[] = [
  { value: 'soon', label: 'Departing soon' },
  { value: 'unpaid', label: 'Next departures not paid in full' },
];

/** How the trip list is narrowed. */
export const TRIP_FILTERS = filterControls(TRIP_LIST, {
  dialog: { title: 'Filter trips', submit: 'Show trips', kind: 'sheet' },
  states: {
    label: 'Show',
    options: { Active: 'Active trips', Archived: 'Archived trips', All: 'All, including archived' },
  },
  filters: {
    status: { at: 'press', label: 'Trip status', emptyLabel: 'All', useOptions: () => STATUSES },
    group_kind: { label: 'Type', emptyLabel: 'Any', useOptions: () => GROUP_KINDS, half: true },
    sub_type: { label: 'Trip type', emptyLabel: 'Any', useOptions: () => SUB_TYPES, half: true },
    advisor: {
      label: 'Advisor',
      emptyLabel: 'Any advisor',
      unknown: 'One advisor',
      mine: { chip: 'My trips', option: (name) => `${name} (my trips)` },
      useNames: (isAsked) => useQuery({ ...advisorsQuery, enabled: isAsked }).data,
    },
    tag: { label: 'Tag', chip: (tag) => `Tag: ${tag}` },
    departing: { label: 'Departures', emptyLabel: 'Any', useOptions: () => DEPARTURES },
    start: {
      from: { label: 'Departs on or after', chip: (day) => `From ${day}` },
      until: { label: 'Departs on or before', chip: (day) => `Until ${day}` },
    },
  },
});
