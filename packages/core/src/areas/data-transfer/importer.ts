import { type Actor, toActor } from '../../access/actor';
import { Companies, Users } from '../../access/people.records';
import { holds } from '../../access/permissions';
import { scopeTable } from '../../access/scoped-table';
import type { CompanyId } from '../../base/ids';
import { type Committer, committer } from '../../store/commit';
import { commitContext, type Deps } from '../../store/deps';
import { type TenantDb, tenantDb } from '../../store/tenant-db';
import type { DataImport } from './data-import';

/** Whoever started an import, as they stand now: it goes on in their name, sees what they see and may do what they may. */
export type Importer = { actor: Actor; db: TenantDb; deps: Deps; commit: Committer };

/** Undefined where they are gone or may no longer edit clients. */
export const readImporter = async (
  deps: Deps,
  company_id: CompanyId,
  { id, user_id }: Pick<DataImport, 'id' | 'user_id'>,
): Promise<Importer | undefined> => {
  const [user, company] = await tenantDb(deps.table, company_id).getMany([
    { def: Users, key: { id: user_id } },
    { def: Companies, key: {} },
  ]);
  if (!user?.is_active || !company) return undefined;
  const actor = toActor(user, company, deps.now());
  if (!holds(actor.permissions, 'Edit Client Profiles')) return undefined;
  const own = { ...deps, table: scopeTable(deps.table, actor, deps.now()) };
  const by = { company: company_id, actor_id: user_id, actor_name: actor.name, request_id: id };
  return { actor, db: tenantDb(own.table, company_id), deps: own, commit: committer(commitContext(own, by)) };
};
