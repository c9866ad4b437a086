import { Clients } from '@wayline/core/areas/clients/client.records';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { dataTransferContracts } from '@wayline/core/areas/data-transfer/data-transfer.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../kernel/endpoint';

const AT_ONCE = 200;
const MOST_NAMED = 100;
const parseIds = (ids: string) =>
  ids
    .split(',')
    .slice(0, MOST_NAMED)
    .flatMap((id) => ClientId.safeParse(id).data ?? []);

/** Whoever is named and not seen, or in the trash where current clients are asked for, is left out. */
export const handler = endpoint(dataTransferContracts['crm.individuals.export'], async ({ input, db, actor }) => {
  const seesMoney = !db.table.scope && actor.permissions.has('View Invoices');
  if (input.owes && !seesMoney) return refuse('access.denied', { params: { action: 'see what clients owe' } });
  const { ids, ...filters } = input;
  const page = ids
    ? { rows: parseIds(ids).map((id) => ({ id })) }
    : await searchList(db, CLIENT_INDEX, { ...filters, per_page: AT_ONCE });
  const found = await db.getMany(page.rows.map(({ id }) => ({ def: Clients, key: { id } })));
  const clients = found.flatMap((client) =>
    client && Boolean(client.deleted_at) === (input.show === 'deleted') ? [client] : [],
  );
  if (ids && clients.length === 0) return refuse('record.missing');
  return ok({
    clients,
    cursor: 'cursor' in page ? page.cursor : undefined,
  });
});
