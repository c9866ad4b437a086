import type { Actor } from '@wayline/core/access/actor';
import { Companies } from '@wayline/core/access/people.records';
import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import { domain } from '@wayline/core/areas/settings/sections/domain';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

/** The name a company has chosen, and what it carries of the last look-up; strongly consistent where a decision hangs on it. */
export const readDomain = async (table: Table, { company_id, user_id, company }: Actor, consistent = false) => {
  const db = tenantDb(table, company_id);
  const [kept, now] = await Promise.all([
    db.get(Settings, settingKey(domain, user_id).key, consistent),
    db.get(Companies, {}, consistent),
  ]);
  return { host: parseSetting(domain, kept).host_name, company: now ?? company };
};
