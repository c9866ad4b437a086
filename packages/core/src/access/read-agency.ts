import type { TenantDb } from '../store/tenant-db';
import type { Company } from './company';
import type { ParentAgency } from './parent-agency';
import { ParentAgencies } from './parent-agency.records';
import { Companies } from './people.records';

/** A company and its link to the agency above it, in one round trip; undefined where either is missing. */
export const readAgency = async (db: TenantDb): Promise<{ company: Company; link: ParentAgency } | undefined> => {
  const [company, link] = await db.getMany([
    { def: Companies, key: {} },
    { def: ParentAgencies, key: {} },
  ]);
  return company && link && { company, link };
};
