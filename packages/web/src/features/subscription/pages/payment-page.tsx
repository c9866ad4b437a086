import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorNote } from '../../../ui/error-note';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { BlockSkeleton } from '../../../ui/skeletons';
import { useSettingPage } from '../../settings/public';
import { AddCardButton } from '../add-card-button';
import { CardList } from '../components/card-list';
import { OwingNote } from '../components/owing-note';
import { Receipts } from '../components/receipts';
import { type SubscriptionView, subscriptionQuery } from '../subscription-query';
import { useCardActions } from '../use-card-actions';
import { useCardAdded } from '../use-card-added';

const SAFE =
  'You enter cards on our payment service’s page, where they’re stored; we never see the numbers. We use a new card from then on.';

const Billing = ({ view }: { view: SubscriptionView }) => {
  const { use, remove } = useCardActions();
  const { cards, receipts, owing, payments_reachable } = view;
  if (!payments_reachable)
    return <ErrorNote message="We can’t reach our payment service right now. Please try again in a moment." />;
  return (
    <Stack gap="5">
      {owing && <OwingNote owing={owing} may />}
      {cards.length === 0 ? (
        <EmptyState
          icon={CreditCard}
          title="No card yet"
          text="A paid plan needs one. Adding it is free; we only charge it for a plan you confirm."
          action={<AddCardButton back="payment" />}
        />
      ) : (
        <CardList cards={cards} onUse={(card) => void use(card)} onRemove={(card) => void remove(card)} />
      )}
      <Text color="fg.muted">{SAFE}</Text>
      <Receipts receipts={receipts} />
    </Stack>
  );
};

/** The cards the plan is paid with, and every receipt. Source: spec 1 §7 "payment methods and setup intent". */
export const PaymentPage = () => {
  const title = useSettingPage('/myaccount/payment');
  const { data: view, error, refetch } = useQuery(subscriptionQuery());
  useCardAdded();
  return (
    <Stack gap="4" maxW="960px">
      <PageHeader
        title={title}
        subtitle="The cards that pay for your plan, and your receipts."
        actions={view && view.cards.length > 0 && <AddCardButton back="payment" variant="outline" />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!view && !error && <BlockSkeleton height="160px" />}
      {view && <Billing view={view} />}
    </Stack>
  );
};
