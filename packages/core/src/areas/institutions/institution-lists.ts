import { listPages } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';
import type { Institution, InstitutionRow } from './institution';
import { DELETED_LISTS, InstitutionRows, Institutions, LISTS } from './institution.records';
import type { InstitutionId } from './institution-id';

const EVERY_LIST = [...Object.values(LISTS), ...Object.values(DELETED_LISTS)];

async function* everyRow(db: TenantDb): AsyncGenerator<InstitutionRow[]> {
  for (const list of EVERY_LIST)
    yield* listPages((cursor) => db.listRows(list, InstitutionRows, { cursor, limit: 100 }));
}

/** The ids of all institutions of a company, also of those in the trash. */
export const listInstitutionIds = async (db: TenantDb): Promise<InstitutionId[]> => {
  const ids: InstitutionId[] = [];
  for await (const rows of everyRow(db)) ids.push(...rows.map(({ id }) => id));
  return ids;
};

/** Every institution of a company as it is at that moment, also those in the trash, some at a time. */
export async function* everyInstitution(db: TenantDb): AsyncGenerator<Institution[]> {
  for await (const rows of everyRow(db)) {
    const found = await db.getMany(
      rows.map(({ id }) => ({ def: Institutions, key: { id } })),
      true,
    );
    yield found.filter((institution) => institution !== undefined);
  }
}
