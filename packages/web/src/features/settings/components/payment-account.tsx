import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoney } from '@wayline/core/base/money-text';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { formatDate } from '../../../lib/format';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { notifyError } from '../../../ui/notify-error';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { StatusBadge } from '../../../ui/status-badge';
import { notify } from '../../../ui/toaster';
import { type PaymentAccount, paymentAccountQuery, type UnlistedPayout } from '../payment-account-query';

const STAY = { onMissing: 'stay' } as const;
const KEYS_AT = 'https://dashboard.stripe.com/apikeys';

const useRefreshAccount = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: paymentAccountQuery.queryKey });
};

type KeyProps = { word: string; onDone?: () => void; children?: ReactNode };
/** Where the key of an account goes, and where it is found. */
const KeyForm = ({ word, onDone, children }: KeyProps) => {
  const form = useForm({ defaultValues: { api_key: '' } });
  const refresh = useRefreshAccount();
  const connect = async ({ api_key }: { api_key: string }) => {
    try {
      const { account } = await call('book.payment-account.connect', { api_key }, STAY);
      notify({
        kind: 'success',
        title: `Connected to ${account.name}`,
        text: 'Clients can pay your invoices online now.',
      });
    } catch (thrown) {
      // Another account is connected, perhaps just now by a colleague: it is shown.
      if (asApiError(thrown).code !== 'online.connected_already') throw thrown;
      notifyError(thrown);
    }
    form.reset();
    onDone?.();
    await refresh();
  };
  return (
    <Form form={form} onSubmit={connect}>
      {children}
      <TextField
        control={form.control}
        name="api_key"
        label="Secret or restricted key"
        placeholder="sk_live_…"
        required
        spellCheck={false}
        autoComplete="off"
        hint="We keep it encrypted, and only show its last four letters."
      />
      <Flex gap="4" align="center" wrap="wrap">
        <SubmitButton form={form}>{word}</SubmitButton>
        <Link href={KEYS_AT} target="_blank" rel="noreferrer">
          Find your keys in Stripe
        </Link>
      </Flex>
      <Text color="fg.muted" textStyle="small">
        A restricted key needs to read Account, Balance, Disputes and Payouts, and to write Charges and Refunds,
        Checkout Sessions, PaymentIntents and Webhook Endpoints.
      </Text>
    </Form>
  );
};

const Connect = () => (
  <KeyForm word="Connect Stripe">
    <Text>
      Clients pay invoices by card or bank account. The money goes straight to your own Stripe account, and each payment
      is recorded on its invoice by itself.
    </Text>
  </KeyForm>
);

/** What an account is in, in a word or two. */
const State = ({ account }: { account: PaymentAccount }) => (
  <Flex gap="3" align="center" wrap="wrap">
    {account.refused_at ? (
      <StatusBadge tone="error">Key not accepted</StatusBadge>
    ) : (
      <StatusBadge tone="success">Connected</StatusBadge>
    )}
    {!account.is_live && <StatusBadge tone="warning">Test mode, no money moves</StatusBadge>}
  </Flex>
);

const Connected = ({ account }: { account: PaymentAccount }) => {
  const refresh = useRefreshAccount();
  const [isReplacing, setReplacing] = useState(false);
  const disconnect = async () => {
    const question = sure(
      'Clients can’t pay online until you connect an account again. Payments that came in stay.',
      'Disconnect',
    );
    if (!(await confirm(question))) return;
    try {
      await call('book.payment-account.disconnect', {}, STAY);
      notify({ kind: 'success', title: 'Stripe account disconnected' });
    } finally {
      await refresh();
    }
  };
  return (
    <Stack gap="4">
      <State account={account} />
      <Box>
        <Text fontWeight="500" dir="auto">
          {account.name}
        </Text>
        <Text color="fg.muted">
          Key ending in {account.key_ends}, connected by {account.connected_by_name} on{' '}
          {formatDate(account.connected_at.slice(0, 10))}.
        </Text>
      </Box>
      {account.refused_at && (
        <Text color="fg.error">
          Stripe hasn’t accepted this key since {formatDate(account.refused_at.slice(0, 10))}, so clients can’t pay
          online. Enter a new key of the same account.
        </Text>
      )}
      {account.limited_at && !account.refused_at && (
        <Text color="fg.warning">
          This key can’t read what Stripe keeps, refunds, disputes and payouts, so they aren’t in your books. Let it
          read Balance, Disputes and Payouts and write Charges and Refunds, or enter another key of the same account.
        </Text>
      )}
      {isReplacing || account.refused_at ? (
        <KeyForm word="Replace key" onDone={() => setReplacing(false)} />
      ) : (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setReplacing(true)}>
          Replace key…
        </Button>
      )}
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => void disconnect().catch(notifyError)}>
        Disconnect
      </Button>
    </Stack>
  );
};

/** Payouts that somebody made by hand at Stripe: which payments are in them, Stripe doesn’t say. */
const UnlistedPayouts = ({ payouts }: { payouts: readonly UnlistedPayout[] }) =>
  payouts.length === 0 ? null : (
    <Stack gap="1">
      <Text color="fg.warning">
        These payouts were made by hand in Stripe, which doesn’t say what’s in them, so they aren’t in your books. Turn
        on automatic payouts in Stripe.
      </Text>
      {payouts.map(({ id, amount, currency, arrives_on }) => (
        <Text key={id} overflowWrap="anywhere">
          {`${formatDate(arrives_on)} · ${formatMoney({ minor: amount, currency })} · ${id}`}
        </Text>
      ))}
    </Stack>
  );

/** The account that clients pay into online: connected by its key, and disconnected. Source: R-SHELL-053. */
export const PaymentAccountCard = () => {
  const { data, error, refetch } = useQuery(paymentAccountQuery);
  if (data?.account)
    return (
      <Stack gap="4">
        <Connected account={data.account} />
        <UnlistedPayouts payouts={data.unlisted_payouts} />
      </Stack>
    );
  if (data) return <Connect />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Delayed>
      <CardsSkeleton cards={1} />
    </Delayed>
  );
};
