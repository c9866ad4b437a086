import { useQuery } from '@tanstack/react-query';
import { INVOICE_QUERY } from '@wayline/core/areas/accounting/invoices/invoice-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { fullName } from '@wayline/core/base/full-name';
import type { TripId } from '@wayline/core/base/ids';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '../../../lib/use-permission';
import { filterControls } from '../../../ui/filters/filter-words';
import { clientProfile } from '../../clients/public';
import { advisorsQuery, tripQueries } from '../../trip/public';
import { INVOICE_STATUS_WORDS, INVOICE_STATUSES } from '../invoice-words';

const STATUSES = INVOICE_STATUSES.map((value) => ({ value, label: INVOICE_STATUS_WORDS[value] }));

/** The client that the address names, by name. */
const useAskedClient = (isAsked: boolean) => {
  const id = useSearchParams()[0].get('client') as ClientId;
  const views = usePermission('View Client Profiles');
  const { data } = useQuery({ ...clientProfile(id), enabled: isAsked && views });
  return data && [{ id, name: fullName(data.client) }];
};
const useAskedTrip = (isAsked: boolean) => {
  const id = useSearchParams()[0].get('trip') as TripId;
  const { data } = useQuery({ ...tripQueries.one(id), enabled: isAsked });
  return data && [{ id, name: data.trip.trip_name }];
};

/** How the invoice table is narrowed: at a press by status, in a dialog, and by links to those of one client or trip. Source: R-ACC-022. */
export const INVOICE_FILTERS = filterControls(INVOICE_QUERY, {
  dialog: { title: 'Filter invoices', submit: 'Show invoices', kind: 'dialog' },
  filters: {
    payment_status: { at: 'press', label: 'Status', emptyLabel: 'All', useOptions: () => STATUSES },
    client: {
      ...{ at: 'link', label: 'Client', emptyLabel: 'Any client', unknown: 'One client' },
      useNames: useAskedClient,
    },
    trip: { ...{ at: 'link', label: 'Trip', emptyLabel: 'Any trip', unknown: 'One trip' }, useNames: useAskedTrip },
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
