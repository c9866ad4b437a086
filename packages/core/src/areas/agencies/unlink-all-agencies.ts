import { AGENCIES, ParentAgencies } from '../../access/parent-agency.records';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { getRecord, readPartition } from '../../store/read';
import { transact } from '../../store/transact';
import { writesFor } from '../../store/write';
import { SubAgencies } from './agencies.records';

/** Takes a company that is about to be deleted out of what the companies above and below it keep. Safe to repeat. Source: spec 1 §1 (G-197). */
export const unlinkAllAgencies = async (table: Table, company: CompanyId): Promise<void> => {
  const kinds = { agencies: SubAgencies, parents: ParentAgencies };
  const { agencies, parents } = await readPartition(table, company, AGENCIES, kinds);
  for (const { company_id: agency } of agencies) {
    const link = await getRecord(table, agency, ParentAgencies, {});
    if (link?.parent_company_id === company)
      await transact(table, [writesFor(table, agency).deleteIfUnchanged(ParentAgencies, link, ['version'])]);
  }
  for (const { parent_company_id: parent } of parents) {
    const below = await getRecord(table, parent, SubAgencies, { company_id: company });
    if (below) await transact(table, [writesFor(table, parent).deleteIfUnchanged(SubAgencies, below, ['version'])]);
  }
};
