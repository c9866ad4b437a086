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
  'Cards are typed into the page of our payment service and kept there; their numbers never reach us. A card you add pays from then on.';

const Billing = ({ view }: { view: SubscriptionView }) => {
  const { use, remove } = useCardActions();
  const { cards, receipts, owing, payments_reachable } = view;
  if (!payments_reachable)
    return <ErrorNote message="Our payment service cannot be reached now. Please try again in a moment." />;
  return (
    <Stack gap="5">
      {owing && <OwingNote owing={owing} may />}
      {cards.length === 0 ? (
        <EmptyState
          icon={CreditCard}
          title="No card yet"
          text="A paid plan needs one. Adding it costs nothing; it is charged only for a plan you confirm."
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
        subtitle="What your plan is paid with, and what was paid."
        actions={view && view.cards.length > 0 && <AddCardButton back="payment" variant="outline" />}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!view && !error && <BlockSkeleton height="160px" />}
      {view && <Billing view={view} />}
    </Stack>
  );
};
