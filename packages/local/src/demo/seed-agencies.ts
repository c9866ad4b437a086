import type { Company } from '@wayline/core/access/company';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { written } from './written';

/** Makes one company a sub-agency of the other: its owner, by name, has agreed to be looked into. */
export const seedAgencies = async (
  table: Table,
  { above, below, agreed_by_name }: { above: Company; below: Company; agreed_by_name: string },
  since: string,
): Promise<void> => {
  const link = { parent_company_id: above.id, parent_name: above.company_name, since, agreed_by_name, version: 1 };
  const entry = { company_id: below.id, company_name: below.company_name, since, version: 1 };
  await written(table, [
    tenantDb(table, below.id).insert(ParentAgencies, link),
    tenantDb(table, above.id).insert(SubAgencies, entry),
  ]);
};
