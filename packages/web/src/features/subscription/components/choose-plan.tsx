import { Box, Heading, HStack } from '@chakra-ui/react';
import type { Tier } from '@wayline/core/access/tiers';
import { type Choice, type Cycle, PLANS } from '@wayline/core/areas/subscription/plans';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import type { SubscriptionView } from '../subscription-query';
import { CycleSwitch } from './cycle-switch';
import { Plans } from './plans';

const ChangePlanDialog = lazy(async () => ({ default: (await import('./change-plan-dialog')).ChangePlanDialog }));

type Props = {
  current: Tier;
  /** Missing until it is loaded; then nothing can be chosen yet. */
  view: SubscriptionView | undefined;
  back: 'subscription' | 'subscribe';
  /** What is being chosen, and how that is set: the page has buttons of its own for it. */
  wish: Choice | undefined;
  onWish: (wish: Choice | undefined) => void;
  onDone?: () => void;
};

/** The plans beside each other, and the dialog that changes to one of them. */
export const ChoosePlan = ({ current, view, back, wish, onWish, onDone }: Props) => {
  const [chosen, setCycle] = useState<Cycle>();
  const cycle = chosen ?? view?.choice?.cycle ?? 'month';
  const allowed = useGuardedAction('Subscription and Payment', 'change the subscription or its payment');
  const choose = (plan: Choice['plan']) => {
    const seats = view?.choice?.plan === plan ? view.choice.seats : PLANS[plan].seats;
    allowed(() => onWish({ plan, cycle, seats }))();
  };
  const mayChange = usePermission('Subscription and Payment');
  const open = mayChange && view?.payments_reachable && !view.owing;
  return (
    <Box>
      <HStack justify="space-between" gap="3" wrap="wrap" pb="3">
        <Heading as="h2" textStyle="section">
          What each plan includes
        </Heading>
        <CycleSwitch cycle={cycle} onChange={setCycle} />
      </HStack>
      <Plans current={current} cycle={cycle} paid={view?.choice?.plan} onChoose={open ? choose : undefined} />
      {view && wish && (
        <Suspense fallback={null}>
          <ChangePlanDialog
            view={view}
            wish={wish}
            back={back}
            onClose={() => onWish(undefined)}
            {...(onDone && { onDone })}
          />
        </Suspense>
      )}
    </Box>
  );
};
