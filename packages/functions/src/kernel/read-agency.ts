import type { Company } from '@wayline/core/access/company';
import type { ParentAgency } from '@wayline/core/access/parent-agency';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecords } from '@wayline/core/store/read';

/** A company and its link to the agency above it, in one round trip; undefined where either is missing. */
export const readAgency = async (
  table: Table,
  agency: CompanyId,
): Promise<{ company: Company; link: ParentAgency } | undefined> => {
  const [company, link] = (await getRecords(table, agency, [
    { def: Companies, key: {} },
    { def: ParentAgencies, key: {} },
  ])) as [Company | undefined, ParentAgency | undefined];
  return company && link && { company, link };
};
