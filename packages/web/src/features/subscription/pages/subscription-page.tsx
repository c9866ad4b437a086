import { Box, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getTier } from '@wayline/core/access/tiers';
import type { Choice } from '@wayline/core/areas/subscription/plans';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session';
import { ErrorNote } from '../../../ui/error-note';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { BlockSkeleton } from '../../../ui/skeletons';
import { planWords, RefusedNote } from '../../account/public';
import { useSettingPage } from '../../settings/public';
import { ChoosePlan } from '../components/choose-plan';
import { OwingNote } from '../components/owing-note';
import { PlanStatus } from '../components/plan-status';
import { Receipts } from '../components/receipts';
import { WhoCan } from '../components/who-can';
import { subscriptionQuery } from '../subscription-query';
import { useCardAdded } from '../use-card-added';
import { useRenewal } from '../use-renewal';

const UNREACHABLE =
  'We can’t reach our payment service right now. Cards and receipts aren’t shown, and nothing can be changed.';

/** The plan of the company, what the plans open and cost, and why somebody was sent here. Source: R-SHELL-009, R-SHELL-096, R-SHELL-166..173. */
export const SubscriptionPage = () => {
  const title = useSettingPage('/myaccount/subscription');
  const user = useSignedInUser();
  const now = new Date().toISOString();
  const tier = getTier(user, now);
  const { data: view, error, refetch } = useQuery(subscriptionQuery());
  const [wish, setWish] = useState<Choice>();
  const renew = useRenewal(view ?? { tier, renews_at: undefined });
  useCardAdded();
  return (
    <Stack gap="5" maxW="960px">
      <RefusedNote />
      <Box>
        <PageHeader title={title} subtitle={`Plan for ${user.usercompany.company_name}.`} />
        <Stack gap="3">
          {view?.owing && <OwingNote owing={view.owing} may={view.may_change} />}
          {view && !view.payments_reachable && <ErrorNote message={UNREACHABLE} />}
          {error && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!view && !error && <BlockSkeleton height="160px" />}
          {view && (
            <PlanStatus
              view={view}
              words={planWords(user, now)}
              onSeats={() => setWish(view.choice)}
              onRenewal={(renews) => void renew(renews)}
            />
          )}
          {view && <WhoCan {...view} />}
        </Stack>
      </Box>
      <ChoosePlan current={tier} view={view} back="subscription" wish={wish} onWish={setWish} />
      {view?.may_change && <Receipts receipts={view.receipts} />}
    </Stack>
  );
};
