import type { CompanyId, UserId } from '../kernel/ids';
import type { Table } from '../store/client';
import { getRecord } from '../store/read';
import { type SectionName, type SettingsOf, sectionOf } from './sections';
import { Settings } from './settings.records';

/** Whose record a section is kept in. */
export const ownerOf = (name: SectionName, user: UserId): string =>
  sectionOf(name).of === 'company' ? 'company' : user;

/** Where a section of a user or of their company lies, for reading it together with other records. */
export const settingKey = (name: SectionName, user: UserId) => ({
  def: Settings,
  key: { owner: ownerOf(name, user), section: name },
});

/** The fields of a section from what is kept of it: its defaults where nothing is. */
export const settingOf = <N extends SectionName>(name: N, kept: unknown): SettingsOf<N> =>
  sectionOf(name).schema.parse((kept as { value?: unknown } | undefined)?.value ?? {}) as SettingsOf<N>;

/** What a user, or their company, has set in a section, for whatever uses it. Sealed fields are shown as their masks. */
export const readSetting = async <N extends SectionName>(
  table: Table,
  company: CompanyId,
  user: UserId,
  name: N,
): Promise<SettingsOf<N>> => settingOf(name, await getRecord(table, company, Settings, settingKey(name, user).key));
