import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { getPurgeAt } from '@wayline/core/base/purge-at';
import { formatDate } from '../../lib/format';
import type { Column } from '../../ui/table/table-types';
import { DeletedActions } from './list/deleted-actions';

export const keptUntil = ({ deleted_at }: Pick<ClientRow, 'deleted_at'>): string =>
  formatDate(deleted_at && getPurgeAt(deleted_at));

/** The columns of the trash: who is in it, since when and for how long. */
export const DELETED_COLUMNS: readonly Column<ClientRow>[] = [
  { key: 'ind_code', label: 'Acct #', width: 90 },
  { key: 'name', label: 'Name', grow: true, width: 170, always: true, show: clientName },
  { key: 'email', label: 'Email', width: 220, show: ({ emails }) => emails[0] },
  {
    key: 'deleted_at',
    label: 'Deleted',
    width: 110,
    show: ({ deleted_at }) => formatDate(deleted_at),
    sortBy: ({ deleted_at }) => deleted_at,
  },
  { key: 'kept_until', label: 'Kept until', width: 110, always: true, show: keptUntil },
  { key: 'actions', label: 'Actions', width: 210, always: true, show: (client) => <DeletedActions client={client} /> },
];
