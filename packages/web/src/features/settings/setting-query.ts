import { queryOptions } from '@tanstack/react-query';
import type { SectionName, SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import type { UserId } from '@wayline/core/base/ids';
import { call } from '../../lib/api';

/** A page of the settings as the server has it; `version` is 0 as long as nobody has saved it. */
export type Setting<N extends SectionName> = {
  section: N;
  version: number;
  value: SettingsOf<N>;
  updated_at?: string | undefined;
  updated_by?: string | undefined;
  /** All of its fields, and those that are kept encrypted. */
  fields: readonly string[];
  sealed: readonly string[];
};

/** The answer names its section among all; the caller knows which it asked for. */
const as = <N extends SectionName>(answer: unknown) => answer as Setting<N>;

/** The key under which a page of the settings is kept; an event of the settings makes all of them old. */
export const settingKey = (section: SectionName, about?: UserId) => ['settings', section, about] as const;

export const settingQuery = <N extends SectionName>(section: N, about?: UserId) =>
  queryOptions({
    queryKey: settingKey(section, about),
    queryFn: async ({ signal }) =>
      as<N>(await call('users.settings.get', { section, user_id: about }, { signal, onMissing: 'stay' })),
  });

/** Saves all fields of a page, begun from the version that was read. */
export const saveSetting = async <N extends SectionName>(
  section: N,
  version: number,
  value: SettingsOf<N>,
  about?: UserId,
): Promise<Setting<N>> =>
  as<N>(
    await call('users.settings.save', { section, version, value: value as Record<string, unknown>, user_id: about }),
  );
