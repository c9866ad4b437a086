import { Button, HStack, IconButton, Menu, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { formatMoney } from '@wayline/core/base/money-text';
import { EllipsisVertical, HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { notifyDeleteError } from '../../../ui/notify-delete-error';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { StatusBadge } from '../../../ui/status-badge';
import { notify } from '../../../ui/toaster';
import { invalidateAccounting } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { type ClientCredit, type ClientCredits as Credits, clientCreditsQuery } from './credit-queries';
import { CREDIT_STATE_WORDS, describeExpiry, describeOrigin } from './credit-words';

const GiveCredit = lazy(async () => ({ default: (await import('./give-credit')).GiveCredit }));
const ChangeExpiry = lazy(async () => ({ default: (await import('./change-expiry')).ChangeExpiry }));

/** Takes a credit back once its reader says so. */
const useTakeBack = () => {
  const client = useQueryClient();
  return async ({ id, kind }: ClientCredit) => {
    const text =
      kind === 'converted'
        ? 'Its amount is unapplied on the payment again.'
        : 'The client can’t spend it anymore. Take back only what was given in error.';
    if (!(await confirm(sure(text, 'Take back')))) return;
    try {
      await call('book.client-credits.delete', { id }, { onMissing: 'stay' });
      notify({ kind: 'success', title: 'Credit taken back' });
    } catch (thrown) {
      notifyDeleteError(thrown);
    } finally {
      await invalidateAccounting(client);
    }
  };
};

type RowProps = { credit: ClientCredit; onChange: () => void; onTakeBack: () => void };
const CreditMenu = ({ credit, onChange, onTakeBack }: RowProps) => {
  const [mayEdit, mayDelete] = [usePermission('Edit Payments'), usePermission('Delete Payments')];
  const changes = mayEdit && credit.state !== 'spent';
  const takesBack = mayDelete && credit.spent.length + credit.expired.length === 0;
  if (!changes && !takesBack) return null;
  return (
    <Menu.Root lazyMount positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton {...TOUCH} size="xs" variant="ghost" aria-label={`Actions for ${describeOrigin(credit)}`}>
          <EllipsisVertical size={16} aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {changes && (
            <Menu.Item value="change" onClick={onChange}>
              Change expiry…
            </Menu.Item>
          )}
          {takesBack && (
            <Menu.Item value="take-back" color="fg.error" onClick={onTakeBack}>
              Take back
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
};

const CreditRow = (props: RowProps) => {
  const { credit } = props;
  const { currency, amount, left_amount, payment_id, remark, state } = credit;
  const { label, tone } = CREDIT_STATE_WORDS[state];
  const origin = describeOrigin(credit);
  const say = (minor: number) => formatMoney({ minor, currency });
  return (
    <HStack as="li" gap="3" px="3" py="2" justify="space-between" align="center">
      <Stack gap="0" minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600">{say(left_amount)} left</Text>
          {left_amount !== amount && <Text color="fg.muted">of {say(amount)}</Text>}
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </HStack>
        <Text dir="auto" overflowWrap="anywhere">
          {payment_id ? <RouterLink to={PATHS.received(payment_id)}>{origin}</RouterLink> : origin}
        </Text>
        {remark && (
          <Text textStyle="small" color="fg.muted" dir="auto" overflowWrap="anywhere">
            {remark}
          </Text>
        )}
        <Text textStyle="small" color="fg.muted">
          {describeExpiry(credit)}
        </Text>
      </Stack>
      <CreditMenu {...props} />
    </HStack>
  );
};

/** What a client can spend, in each currency. */
const describeAvailable = ({ available }: Credits): string =>
  available.length === 0
    ? 'Nothing to spend right now.'
    : `${available.map(({ amount, currency }) => formatMoney({ minor: amount, currency })).join(' and ')} to spend`;

type Props = { client: ClientId };

/**
 * The credits of a client, for who views payments: what is left of each, where it comes from and until when it can be spent. Credit is given,
 * changed and taken back from here. Source: R-ACC-131, V12.
 */
export const ClientCredits = ({ client }: Props) => {
  const [views, mayGive] = [usePermission('View Payments'), usePermission('Edit Payments')];
  const { data, error, refetch } = useQuery({ ...clientCreditsQuery(client), enabled: views });
  const [doing, setDoing] = useState<'give' | ClientCredit>();
  const takeBack = useTakeBack();
  if (!views) return null;
  const close = () => setDoing(undefined);
  const give = mayGive && (
    <Button {...TOUCH} size="sm" variant="outline" onClick={() => setDoing('give')}>
      Give credit…
    </Button>
  );
  const shown = () => {
    if (!data)
      return error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Delayed>
          <CardsSkeleton cards={1} />
        </Delayed>
      );
    if (data.credits.length === 0)
      return (
        <EmptyState
          icon={HandCoins}
          title="No credit yet"
          text="Keep what is left of a payment as credit, or give some out of goodwill. Invoices can be paid with it."
          action={give}
        />
      );
    return (
      <>
        <HStack justify="space-between" wrap="wrap" gap="2">
          <Text color="fg.muted">{describeAvailable(data)}</Text>
          {give}
        </HStack>
        <Stack
          as="ul"
          aria-label="Client credit"
          listStyleType="none"
          gap="0"
          borderWidth="1px"
          borderRadius="l2"
          divideY="1px"
        >
          {data.credits.map((credit) => (
            <CreditRow
              key={credit.id}
              credit={credit}
              onChange={() => setDoing(credit)}
              onTakeBack={() => void takeBack(credit)}
            />
          ))}
        </Stack>
      </>
    );
  };
  return (
    <Stack gap="3">
      {shown()}
      <Suspense fallback={null}>
        {doing === 'give' && <GiveCredit client={client} onClose={close} />}
        {doing && doing !== 'give' && <ChangeExpiry credit={doing} onClose={close} />}
      </Suspense>
    </Stack>
  );
};
