import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { NextSteps } from '../components/next-steps';
import { OnboardingProgress } from '../components/onboarding-progress';
import { useOnboarding } from '../use-onboarding';

/** The end of setting an account up, remembered as such. Source: R-SHELL-045 (G-020). */
export const ThankYouPage = () => {
  usePage({ title: 'Thank you' });
  const { data, finish } = useOnboarding();
  const told = useRef(false);
  useEffect(() => {
    if (!data || told.current) return;
    told.current = true;
    void Promise.resolve(finish()).catch(notifyError);
  }, [data, finish]);
  return (
    <Box maxW="720px">
      {data && <OnboardingProgress at="end" done={data.value.done} />}
      <PageHeader
        title="Thank you"
        subtitle="Your account is ready. Here are some good first steps."
        actions={<RouterButton to={PATHS.dashboard()}>Open dashboard</RouterButton>}
      />
      <NextSteps />
    </Box>
  );
};
