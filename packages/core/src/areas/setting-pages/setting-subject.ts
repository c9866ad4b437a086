import type { Actor } from '../../access/actor';
import { Users } from '../../access/people.records';
import type { UserId } from '../../base/ids';
import { ok, type Result, refuse } from '../../base/result';
import type { ValueOf } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { parseSetting, Settings, settingKey } from '../settings/public';
import { getSection, type SectionName } from './sections';

type Named = { section: SectionName; user_id?: UserId | undefined };
type Kept = ValueOf<typeof Settings> | undefined;
type Subject = { user: UserId; kept: Kept };

/** Whom a page of the settings is about and what is kept of it, asked for at once; refuses a colleague who is not there. */
export const settingSubject = async (
  db: TenantDb,
  actor: Actor,
  { section, user_id }: Named,
  consistent = false,
): Promise<Result<Subject>> => {
  const colleague = getSection(section).scope === 'colleague' ? user_id : undefined;
  const user = colleague ?? actor.user_id;
  const [known, kept] = await Promise.all([
    colleague && db.get(Users, { id: colleague }),
    db.get(Settings, settingKey(getSection(section), user).key, consistent),
  ]);
  return colleague && !known ? refuse('record.missing') : ok({ user, kept });
};

/** A section as its page shows it: as it was saved, or what it begins with. */
export const toSettingView = (section: SectionName, kept: Kept, actor: Actor) => {
  const def = getSection(section);
  return {
    section,
    version: kept?.version ?? 0,
    updated_at: kept?.updated_at,
    updated_by: kept?.updated_by,
    fields: Object.keys(def.schema.shape),
    sealed: [...(def.encrypted ?? [])],
    value: parseSetting(def, kept ?? { value: def.initial?.(actor) }),
  };
};
