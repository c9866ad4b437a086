import { mayCall } from '@wayline/core/identity/access';
import { ok } from '@wayline/core/kernel/result';
import { needsOf } from '@wayline/core/settings/section';
import { sectionOf } from '@wayline/core/settings/sections';
import { settingsContracts } from '@wayline/core/settings/settings.contract';
import { endpoint } from '../kernel/endpoint';
import { settingShown } from './setting-shown';
import { settingSubject } from './setting-subject';

export const handler = endpoint(settingsContracts['users.settings.get'], async ({ input, actor, deps }) => {
  const allowed = mayCall(needsOf(sectionOf(input.section)), actor);
  if (!allowed.ok) return allowed;
  const subject = await settingSubject(deps.table, actor, input);
  return subject.ok ? ok(settingShown(input.section, subject.value.kept, actor)) : subject;
});
