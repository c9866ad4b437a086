import type { Migrations } from './reindex';
import type { TenantDb } from './tenant-db';

/** Partitions of which a company has one for each of something; `of` lists the ids of all there are. */
export type PartitionFamily = {
  of: (db: TenantDb) => Promise<readonly string[]>;
  partitions: (id: string) => readonly (readonly string[])[];
};
/** What an area says of its records for the jobs that go through all of them. */
export type AreaRecords = Migrations & {
  /** Where it keeps what people know of: an export of the company reads it there. A new one comes last, as exports under way count them. */
  partitions?: readonly PartitionFamily[];
};
