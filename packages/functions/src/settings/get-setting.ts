import { mayCall } from '@wayline/core/access/access';
import { getSection } from '@wayline/core/areas/setting-pages/sections';
import { settingSubject, toSettingView } from '@wayline/core/areas/setting-pages/setting-subject';
import { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import { getSectionAccess } from '@wayline/core/areas/settings/section-access';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(settingsContracts['users.settings.get'], async ({ input, actor, db }) => {
  const allowed = mayCall(getSectionAccess(getSection(input.section)), actor);
  if (!allowed.ok) return allowed;
  const subject = await settingSubject(db, actor, input);
  return subject.ok ? ok(toSettingView(input.section, subject.value.kept, actor)) : subject;
});
