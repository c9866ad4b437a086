import type { AreaRecords } from '../../store/area-records';
import { getAuditPartition } from '../../store/audits';
import type { Backfill } from '../../store/reindex';
import { Institutions, ofInstitution, toInstitutionMembers } from './institution.records';
import { listInstitutionIds } from './institution-lists';
import { InstitutionMembers } from './institution-member.records';

/** As many as one run writes of an institution; one that lacks more has the others from the next. */
const BACKFILLED_AT_ONCE = 90;
/** Institutions from before it was kept of each client to which they belong. */
const MEMBERS: Backfill<typeof Institutions> = {
  def: Institutions,
  writes: async (db, institution) => {
    const rows = toInstitutionMembers(institution);
    const found = await db.getMany(rows.map((key) => ({ def: InstitutionMembers, key })));
    const lacking = rows.filter((_row, i) => found[i] === undefined).slice(0, BACKFILLED_AT_ONCE);
    if (lacking.length === 0) return [];
    return [
      db.checkUnchanged(Institutions, institution, ['version']),
      ...lacking.map((row) => db.put(InstitutionMembers, row)),
    ];
  },
};

export const INSTITUTION_RECORDS: AreaRecords = {
  listed: [Institutions],
  backfills: [MEMBERS],
  partitions: [{ of: listInstitutionIds, partitions: (id) => [ofInstitution(id), getAuditPartition(id)] }],
};
