import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getTier } from '@wayline/core/access/tiers';
import type { Choice } from '@wayline/core/areas/subscription/plans';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { usePage } from '../../../navigation/use-page';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { planWords } from '../../account/public';
import { ChoosePlan } from '../components/choose-plan';
import { WhoCan } from '../components/who-can';
import { subscriptionQuery } from '../subscription-query';
import { useCardAdded } from '../use-card-added';

/** Choosing a plan while an account is set up; it can wait. Source: R-SHELL-045 (G-020). */
export const SubscribePage = () => {
  usePage({ title: 'Subscription' });
  const user = useSignedInUser();
  const now = new Date().toISOString();
  const { data: view, error, refetch } = useQuery(subscriptionQuery());
  const [wish, setWish] = useState<Choice>();
  const navigate = useNavigate();
  useCardAdded();
  return (
    <Stack gap="5" maxW="960px">
      <PageHeader
        title="Choose a plan"
        subtitle={planWords(user, now)}
        actions={
          <RouterButton to={PATHS.dashboard()} variant="outline">
            Not now
          </RouterButton>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {view && <WhoCan {...view} />}
      <ChoosePlan
        current={getTier(user, now)}
        view={view}
        back="subscribe"
        wish={wish}
        onWish={setWish}
        onDone={() => navigate(PATHS.thankYou())}
      />
    </Stack>
  );
};
