import type { Actor } from '@wayline/core/access/actor';
import { Companies } from '@wayline/core/access/people.records';
import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import { domain } from '@wayline/core/areas/settings/sections/domain';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import type { Table } from '@wayline/core/store/client';
import { getRecord } from '@wayline/core/store/read';

/** The name a company has chosen, and what it carries of the last look-up; strongly consistent where a decision hangs on it. */
export const readDomain = async (table: Table, { company_id, user_id, company }: Actor, consistent = false) => {
  const [kept, now] = await Promise.all([
    getRecord(table, company_id, Settings, settingKey(domain, user_id).key, consistent),
    getRecord(table, company_id, Companies, {}, consistent),
  ]);
  return { host: parseSetting(domain, kept).host_name, company: now ?? company };
};
