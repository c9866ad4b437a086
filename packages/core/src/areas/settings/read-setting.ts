import type * as z from 'zod';
import type { UserId } from '../../base/ids';
import type { TenantDb } from '../../store/tenant-db';
import type { ReadSection } from './section';
import { Settings } from './settings.records';

/** Where a section of the company is kept. */
export const companySettingKey = ({ name }: Pick<ReadSection, 'name'>) => ({
  def: Settings,
  key: { owner: 'company', section: name },
});

/** Where a section of a user or of their company is kept, for reading it together with other records. */
export const settingKey = ({ name, scope }: Pick<ReadSection, 'name' | 'scope'>, user: UserId) =>
  scope === 'company' ? companySettingKey({ name }) : { def: Settings, key: { owner: user as string, section: name } };

/** The fields of a section from its record: its defaults where there is none. */
export const parseSetting = <S extends z.ZodObject>(
  { schema }: Pick<ReadSection<S>, 'schema'>,
  kept: unknown,
): z.output<S> => schema.parse((kept as { value?: unknown } | undefined)?.value ?? {});

/** What a user, or their company, has set in a section, for whatever uses it. Encrypted fields are shown as their masks. */
export const readSetting = async <S extends z.ZodObject>(
  db: TenantDb,
  user: UserId,
  section: ReadSection<S>,
): Promise<z.output<S>> => parseSetting(section, await db.get(Settings, settingKey(section, user).key));

/** What a company has set in a section, where nobody is signed in. */
export const readCompanySetting = async <S extends z.ZodObject>(
  db: TenantDb,
  section: Pick<ReadSection<S>, 'name' | 'schema'>,
): Promise<z.output<S>> => parseSetting(section, await db.get(Settings, companySettingKey(section).key));
