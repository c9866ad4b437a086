import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CompanyId } from '../../kernel/ids';
import type { Table } from '../client';
import { HOUSE } from '../house';
import { companyOf } from '../keys';
import { LISTS, ListHeads } from '../list-head';
import { countRows, getRecord } from '../read';
import { keyOf } from '../record';
import { tablePages } from './table-pages';

const companiesIn = async (table: Table): Promise<Set<CompanyId>> => {
  const companies = new Set<CompanyId>();
  for await (const page of tablePages(table))
    for (const { pk } of page) if (pk.startsWith('C#')) companies.add(companyOf(pk));
  companies.delete(HOUSE);
  return companies;
};

/** Lists whose counter says something else than their rows: a number for each. */
const miscounted = async (table: Table, company: CompanyId) => {
  const wrong: { name: (typeof LISTS)[number]; n: number }[] = [];
  for (const name of LISTS) {
    const counter = await getRecord(table, company, ListHeads, { name }, true);
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
          Key: keyOf(id, ListHeads, { name }),
          UpdateExpression: 'SET n = :n, #row.n = :n',
          ExpressionAttributeNames: { '#row': 'row' },
          ExpressionAttributeValues: { ':n': n },
        }),
      );
      wrong += 1;
    }
  return wrong;
};
