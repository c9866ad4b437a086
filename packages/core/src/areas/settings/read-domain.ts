import type { Actor } from '../../access/actor';
import { Companies } from '../../access/people.records';
import type { TenantDb } from '../../store/tenant-db';
import { parseSetting, settingKey } from './read-setting';
import { domain } from './sections/domain';
import { Settings } from './settings.records';

/** The name a company has chosen, and what it carries of the last look-up; strongly consistent where a decision hangs on it. */
export const readDomain = async (db: TenantDb, { user_id, company }: Actor, consistent = false) => {
  const [kept, now] = await Promise.all([
    db.get(Settings, settingKey(domain, user_id).key, consistent),
    db.get(Companies, {}, consistent),
  ]);
  return { host: parseSetting(domain, kept).host_name, company: now ?? company };
};
