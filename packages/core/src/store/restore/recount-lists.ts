import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../client';
import { parseCompanyId } from '../keys';
import { COUNTED_LISTS, ListCounters } from '../list-counter';
import { countRows, getRecord } from '../read';
import { toItemKey } from '../record';
import { SYSTEM_TENANT } from '../system-tenant';
import { tablePages } from './table-pages';

const companiesIn = async (table: Table): Promise<Set<CompanyId>> => {
  const companies = new Set<CompanyId>();
  for await (const page of tablePages(table))
    for (const { pk } of page) if (pk.startsWith('C#')) companies.add(parseCompanyId(pk));
  companies.delete(SYSTEM_TENANT);
  return companies;
};

/** Lists whose counter says something else than their rows: a number for each. */
const miscounted = async (table: Table, company: CompanyId) => {
  const wrong: { name: (typeof COUNTED_LISTS)[number]; n: number }[] = [];
  for (const name of COUNTED_LISTS) {
    const counter = await getRecord(table, company, ListCounters, { name }, true);
    // The counter itself stands in the list.
    const n = (await countRows(table, company, [name])) - (counter ? 1 : 0);
    if (counter && counter.n !== n) wrong.push({ name, n });
  }
  return wrong;
};

/** Puts the counters of lists right, of one company or of all; how many were wrong. */
export const recountLists = async (table: Table, company?: CompanyId): Promise<number> => {
  let wrong = 0;
  for (const id of company ? [company] : await companiesIn(table))
    for (const { name, n } of await miscounted(table, id)) {
      await table.db.send(
        new UpdateCommand({
          TableName: table.name,
          Key: toItemKey(id, ListCounters, { name }),
          UpdateExpression: 'SET n = :n, #row.n = :n',
          ExpressionAttributeNames: { '#row': 'row' },
          ExpressionAttributeValues: { ':n': n },
        }),
      );
      wrong += 1;
    }
  return wrong;
};
