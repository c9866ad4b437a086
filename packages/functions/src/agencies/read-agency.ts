import type { ParentAgency } from '@wayline/core/agencies/agencies';
import { ParentAgencies } from '@wayline/core/agencies/agencies.records';
import type { Company } from '@wayline/core/identity/company';
import { Companies } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
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
