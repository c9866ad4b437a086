import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { OnboardingStep } from '@wayline/core/areas/settings/sections/onboarding';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { ErrorState } from '../../../ui/error-state';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { settingQuery } from '../../settings/public';
import { OnboardingCompany } from '../components/onboarding-company';
import { OnboardingPlan } from '../components/onboarding-plan';
import { OnboardingProfile } from '../components/onboarding-profile';
import { OnboardingProgress } from '../components/onboarding-progress';
import { profileQuery } from '../profile-query';
import { useOnboarding } from '../use-onboarding';

const WORDS = {
  profile: ['Create your profile', 'How your colleagues and clients see you.'],
  company: ['Your company', 'Two defaults for everything else.'],
  plan: ['Your plan', 'Your plan, and how long it runs.'],
} as const satisfies Record<OnboardingStep, readonly [string, string]>;

/** The steps of a new account, one at a time; each is saved as it is done, and can be skipped. Source: R-SHELL-045 (G-020). */
export const CreateProfilePage = () => {
  const { data, error, refetch, open, take } = useOnboarding();
  const profile = useQuery(profileQuery);
  const company = useQuery({ ...settingQuery('timezonecurrency'), enabled: usePermission('Settings') });
  const navigate = useNavigate();
  const ready = data !== undefined && profile.data !== undefined && !company.isLoading;
  const over = ready && !open;
  useEffect(() => {
    if (over) void navigate(PATHS.thankYou(), { replace: true });
  }, [over, navigate]);
  const [title, subtitle] = WORDS[open ?? 'profile'];
  usePage({ title });
  const refused = error ?? profile.error;
  if (refused && !ready)
    return <ErrorState error={refused} onRetry={() => void Promise.all([refetch(), profile.refetch()])} />;
  if (!ready || !open || !profile.data)
    return (
      <Delayed>
        <CardsSkeleton cards={2} />
      </Delayed>
    );
  const on = (how: 'done' | 'skipped') => async () => {
    try {
      await take(open, how);
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const step = { onDone: on('done'), onSkip: () => void on('skipped')() };
  return (
    <Box maxW="720px">
      <OnboardingProgress at={open} done={data.value.done} />
      <PageHeader title={title} subtitle={subtitle} />
      {open === 'profile' && <OnboardingProfile profile={profile.data} {...step} />}
      {open === 'company' && <OnboardingCompany setting={company.data} {...step} />}
      {open === 'plan' && <OnboardingPlan {...step} />}
    </Box>
  );
};
