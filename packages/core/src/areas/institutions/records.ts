import type { AreaRecords } from '../../store/area-records';
import { getAuditPartition } from '../../store/commit';
import { Institutions, ofInstitution } from './institution.records';
import { listInstitutionIds } from './institution-lists';

export const INSTITUTION_RECORDS: AreaRecords = {
  listed: [Institutions],
  partitions: [{ of: listInstitutionIds, partitions: (id) => [ofInstitution(id), getAuditPartition(id)] }],
};
