import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { parseCompanyId } from './keys';
import { tablePages } from './restore/table-pages';
import { SYSTEM_TENANT } from './system-tenant';

/** Every company that has something in a table. The whole table is read for it, so only tools ask. */
export const listCompanies = async (table: Table): Promise<ReadonlySet<CompanyId>> => {
  const companies = new Set<CompanyId>();
  for await (const page of tablePages(table))
    for (const { pk } of page) if (pk.startsWith('C#')) companies.add(parseCompanyId(pk));
  companies.delete(SYSTEM_TENANT);
  return companies;
};
