import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Choice, type Cycle, PLANS } from '@wayline/core/areas/subscription/plans';
import { plural } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { notify } from '../../../lib/toast-store';
import { ErrorNote } from '../../../ui/error-note';
import { Modal } from '../../../ui/modal';
import { AddCardButton } from '../add-card-button';
import { cardName } from '../card-name';
import { type Coupon, type PlanWish, previewQuery, type SubscriptionView, useRefreshPlan } from '../subscription-query';
import { ChangeSummary } from './change-summary';
import { CouponField } from './coupon-field';
import { CycleSwitch } from './cycle-switch';
import { SeatStepper } from './seat-stepper';
import { StartChoice } from './start-choice';

const DONE = {
  start: 'Your plan has started',
  now: 'Plan changed',
  later: 'Your plan will change at the end of the paid period',
  take_back: 'Your plan stays the same',
  none: 'This is already your plan',
} as const;

type Props = {
  view: SubscriptionView;
  /** What is asked for at first. */
  wish: Choice;
  /** Where the card page leads back to. */
  back: 'subscription' | 'subscribe';
  onClose: () => void;
  onDone?: () => void;
};

/** Chooses seats and period of a plan, shows to the cent what that means, and does it once it is confirmed. */
export const ChangePlanDialog = ({ view, wish, back, onClose, onDone }: Props) => {
  const { plan } = wish;
  const [cycle, setCycle] = useState<Cycle>(wish.cycle);
  const least = Math.max(PLANS[plan].seats, view.seats_used);
  const [seats, setSeats] = useState(Math.max(wish.seats, least));
  const [coupon, setCoupon] = useState<Coupon>();
  const onTrial = view.trial_ends_at !== undefined && !view.billed;
  const [starts, setStarts] = useState<'now' | 'trial_end'>(onTrial ? 'trial_end' : 'now');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshPlan();
  const asked: PlanWish = { plan, cycle, seats, starts, ...(coupon && { coupon: coupon.id }) };
  const { data: preview, error, isFetching } = useQuery({ ...previewQuery(asked), placeholderData: keepPreviousData });
  const card = view.cards.find(({ in_use }) => in_use);

  const change = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { kind } = await call('users.subscriptions.change', asked);
      await refresh();
      notify({ kind: 'success', title: DONE[kind] });
      onClose();
      onDone?.();
    } catch (thrown) {
      setRefused(asApiError(thrown).message);
      setBusy(false);
    }
  };
  const said = refused ?? (error ? asApiError(error).message : undefined);
  const confirmWord = preview && preview.due_now.minor > 0 ? 'Pay and change' : 'Confirm';
  return (
    <Modal
      open
      onClose={onClose}
      title={`${plan} plan`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep current plan
          </Button>
          {card ? (
            <Button
              loading={busy}
              disabled={!preview || isFetching || Boolean(error) || preview.kind === 'none'}
              onClick={() => void change()}
            >
              {confirmWord}
            </Button>
          ) : (
            <AddCardButton back={back} label="Add a card first" />
          )}
        </>
      }
    >
      <Stack gap="4">
        {said && <ErrorNote message={said} />}
        <CycleSwitch cycle={cycle} onChange={setCycle} />
        <Box>
          <Text fontWeight="500" pb="1">
            Number of seats
          </Text>
          <SeatStepper seats={seats} least={least} onChange={setSeats} />
          <Text color="fg.muted" textStyle="small" mt="1">
            {plural(PLANS[plan].seats, {
              one: 'The plan includes one seat;',
              other: `The plan includes ${PLANS[plan].seats} seats;`,
            })}{' '}
            {plural(view.seats_used, { one: 'one is in use.', other: `${view.seats_used} are in use.` })}
          </Text>
        </Box>
        {onTrial && view.trial_ends_at && (
          <StartChoice starts={starts} trial_ends_at={view.trial_ends_at} onChange={setStarts} />
        )}
        <CouponField coupon={coupon} onChange={setCoupon} />
        {preview && <ChangeSummary preview={preview} />}
        <Text color="fg.muted" textStyle="small" pb="1">
          {card
            ? `Paid with ${cardName(card)}. You can cancel anytime and keep access until the end of the paid period.`
            : 'You enter your card on our payment service’s page; we never see its number. Nothing is charged before you confirm.'}
        </Text>
      </Stack>
    </Modal>
  );
};
