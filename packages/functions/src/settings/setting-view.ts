import type { Actor } from '@wayline/core/access/actor';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import { parseSetting } from '@wayline/core/areas/settings/read-setting';
import type { Settings } from '@wayline/core/areas/settings/settings.records';
import type { ValueOf } from '@wayline/core/store/record';

type Kept = ValueOf<typeof Settings>;

/** A section as its page shows it: as it was saved, or what it begins with. */
export const toSettingView = (section: SectionName, kept: Kept | undefined, actor: Actor) => ({
  section,
  version: kept?.version ?? 0,
  updated_at: kept?.updated_at,
  updated_by: kept?.updated_by,
  fields: Object.keys(getSection(section).schema.shape),
  sealed: [...(getSection(section).encrypted ?? [])],
  value: kept
    ? parseSetting(getSection(section), kept)
    : parseSetting(getSection(section), { value: getSection(section).initial?.(actor) }),
});
