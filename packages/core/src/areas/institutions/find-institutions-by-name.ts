import { sortKey } from '../../store/keys';
import type { TenantDb } from '../../store/tenant-db';
import type { Institution } from './institution';
import { INSTITUTION_NAMES, InstitutionNames, Institutions } from './institution.records';
import { toNameKey } from './institution-name-key';

/** More of one name are not looked at. */
const MOST = 5;

/** The institutions that are called so, however the name is written; none of those in the trash. */
export const findInstitutionsByName = async (db: TenantDb, name: string): Promise<Institution[]> => {
  const key = toNameKey(name);
  const at = { partition: INSTITUTION_NAMES, prefix: sortKey(key, '') };
  const { items } = await db.listPartition(InstitutionNames, at, { limit: MOST });
  const found = await db.getMany(
    items.map(({ institution_id }) => ({ def: Institutions, key: { id: institution_id } })),
  );
  return found.filter((institution) => institution !== undefined);
};
