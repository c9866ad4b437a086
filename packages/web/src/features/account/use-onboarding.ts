import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import { type OnboardingStep, openStep, withStep } from '@wayline/core/areas/settings/sections/onboarding';
import { saveSetting, settingKey, settingQuery } from '../settings/public';

const SECTION = 'onboarding';

/** How far the user has come in setting their account up, and what takes them on. */
export const useOnboarding = () => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(settingQuery(SECTION));
  const save = async (value: SettingsOf<'onboarding'>) => {
    if (data) client.setQueryData(settingKey(SECTION), await saveSetting(SECTION, data.version, value));
  };
  return {
    data,
    error,
    refetch,
    open: data && openStep(data.value),
    take: (step: OnboardingStep, how: 'done' | 'skipped') => (data ? save(withStep(data.value, step, how)) : undefined),
    finish: () => (data && !data.value.finished ? save({ ...data.value, finished: true }) : undefined),
  };
};
