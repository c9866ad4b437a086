import type { Actor } from '@wayline/core/access/actor';
import { Users } from '@wayline/core/access/people.records';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import { settingKey } from '@wayline/core/areas/settings/read-setting';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import type { UserId } from '@wayline/core/base/ids';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Table } from '@wayline/core/store/client';
import type { ValueOf } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';

type Named = { section: SectionName; user_id?: UserId | undefined };
type Subject = { user: UserId; kept: ValueOf<typeof Settings> | undefined };

/** Whom a page of the settings is about and what is kept of it, asked for at once; refuses a colleague who is not there. */
export const settingSubject = async (
  table: Table,
  actor: Actor,
  { section, user_id }: Named,
  consistent = false,
): Promise<Result<Subject>> => {
  const db = tenantDb(table, actor.company_id);
  const colleague = getSection(section).scope === 'colleague' ? user_id : undefined;
  const user = colleague ?? actor.user_id;
  const [known, kept] = await Promise.all([
    colleague && db.get(Users, { id: colleague }),
    db.get(Settings, settingKey(getSection(section), user).key, consistent),
  ]);
  return colleague && !known ? refuse('record.missing') : ok({ user, kept });
};
