import { type ClientMoneyRow, clientName } from '@wayline/core/areas/clients/client';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import type { Column } from '../../ui/table/table-types';
import { ClientStatusBadge } from './client-status-badge';
import { CLIENT_STATUS_WORDS } from './client-words';
import { RowActions } from './list/row-actions';

/** Which money of clients is shown. */
export type SeenMoney = { due: boolean; credit: boolean };
const amountsIn = (amounts: ClientMoneyRow['balance_due'] = []) => amounts.map((one) => formatMoney(one)).join(' + ');
const moneyColumn = (key: 'balance_due' | 'client_credit', label: string): Column<ClientMoneyRow> => ({
  ...{ key, label, width: 120, align: 'end' },
  show: (client) => amountsIn(client[key]),
  text: (client) => amountsIn(client[key]),
  // Currencies have no order among each other: by the first one, as it is shown.
  sortBy: (client) => client[key]?.[0]?.minor ?? 0,
});
const CREDIT = moneyColumn('client_credit', 'Credit');
const BALANCE_DUE = moneyColumn('balance_due', 'Balance due');

/**
 * The columns of the client list, in the spec's order, but for two of the seventeen, so no test claims R-ACC-032 yet. Mobile app status comes with
 * an app. The names of institutions are kept with the institutions alone, and a query for each row would be too slow. What clients owe and have
 * is shown to `seen`, who see all of it. Source: R-ACC-032, R-ACC-043 (G-190).
 */
export const clientColumns = (seen: SeenMoney): Column<ClientMoneyRow>[] => [
  { key: 'action', label: 'Actions', width: 116, always: true, show: (client) => <RowActions client={client} /> },
  { key: 'ind_code', label: 'Acct #', width: 90, sortBy: ({ ind_code }) => Number(ind_code.slice(2)) },
  {
    key: 'client_individual_id',
    label: 'Client individual ID',
    width: 160,
    sortBy: (client) => client.client_individual_id,
  },
  {
    key: 'name',
    label: 'Name',
    grow: true,
    width: 170,
    always: true,
    show: clientName,
    link: ({ id }) => PATHS.client(id),
    sortBy: ({ first_name, last_name }) => `${last_name || first_name} ${first_name}`,
  },
  { key: 'email', label: 'Email', width: 200, show: ({ emails }) => emails[0], sortBy: ({ emails }) => emails[0] },
  { key: 'phone', label: 'Phone', width: 140, sortBy: ({ phone }) => phone },
  { key: 'trips', label: 'Trips', width: 76, align: 'end', sortBy: ({ trips }) => trips },
  {
    key: 'last_traveled',
    label: 'Last traveled date',
    width: 140,
    show: ({ last_traveled }) => formatDate(last_traveled),
    sortBy: ({ last_traveled }) => last_traveled,
  },
  {
    key: 'created_at',
    label: 'Created date',
    width: 116,
    show: ({ created_at }) => formatDate(created_at),
    sortBy: ({ created_at }) => created_at,
  },
  { key: 'dob', label: 'DOB', width: 100, show: ({ dob }) => formatDate(dob), sortBy: ({ dob }) => dob },
  ...(seen.credit ? [CREDIT] : []),
  ...(seen.due ? [BALANCE_DUE] : []),
  { key: 'tags', label: 'Tags', width: 140, show: ({ tags }) => tags.join(', ') },
  {
    key: 'referral_source',
    label: 'Source',
    width: 120,
    sortBy: ({ referral_source }) => referral_source,
  },
  {
    key: 'client_status',
    label: 'Status',
    width: 104,
    hidden: true,
    show: ({ client_status }) => <ClientStatusBadge status={client_status} />,
    text: ({ client_status }) => CLIENT_STATUS_WORDS[client_status],
    sortBy: ({ client_status }) => client_status,
  },
];
