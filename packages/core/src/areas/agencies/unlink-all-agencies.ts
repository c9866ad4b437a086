import { AGENCIES, ParentAgencies } from '../../access/parent-agency.records';
import { type TenantDb, tenantDb } from '../../store/tenant-db';
import { SubAgencies } from './agencies.records';

/** Takes a company that is about to be deleted out of what the companies above and below it keep. Safe to repeat. Source: spec 1 §1 (G-197). */
export const unlinkAllAgencies = async (db: TenantDb): Promise<void> => {
  const kinds = { agencies: SubAgencies, parents: ParentAgencies };
  const { agencies, parents } = await db.readPartition(AGENCIES, kinds);
  for (const { company_id: agency } of agencies) {
    const link = await tenantDb(db.table, agency).get(ParentAgencies, {});
    if (link?.parent_company_id === db.company)
      await db.transact([tenantDb(db.table, agency).deleteIfUnchanged(ParentAgencies, link, ['version'])]);
  }
  for (const { parent_company_id: parent } of parents) {
    const below = await tenantDb(db.table, parent).get(SubAgencies, { company_id: db.company });
    if (below) await db.transact([tenantDb(db.table, parent).deleteIfUnchanged(SubAgencies, below, ['version'])]);
  }
};
