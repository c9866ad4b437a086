import type { Actor } from '@wayline/core/identity/actor';
import { settingOf } from '@wayline/core/settings/read-setting';
import { type SectionName, sectionOf } from '@wayline/core/settings/sections';
import type { Settings } from '@wayline/core/settings/settings.records';
import type { ValueOf } from '@wayline/core/store/record';

type Kept = ValueOf<typeof Settings>;

/** A section as its page shows it: as it was saved, or what it begins with. */
export const settingShown = (section: SectionName, kept: Kept | undefined, actor: Actor) => ({
  section,
  version: kept?.version ?? 0,
  updated_at: kept?.updated_at,
  updated_by: kept?.updated_by,
  fields: Object.keys(sectionOf(section).schema.shape),
  sealed: [...(sectionOf(section).sealed ?? [])],
  value: kept ? settingOf(section, kept) : settingOf(section, { value: sectionOf(section).first?.(actor) }),
});
