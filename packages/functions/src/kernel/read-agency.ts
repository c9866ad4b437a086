import type { Company } from '@wayline/core/access/company';
import type { ParentAgency } from '@wayline/core/access/parent-agency';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** A company and its link to the agency above it, in one round trip; undefined where either is missing. */
export const readAgency = async (db: TenantDb): Promise<{ company: Company; link: ParentAgency } | undefined> => {
  const [company, link] = await db.getMany([
    { def: Companies, key: {} },
    { def: ParentAgencies, key: {} },
  ]);
  return company && link && { company, link };
};
