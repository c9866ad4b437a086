import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RETAINED_BY_LAW } from '@wayline/core/areas/closure/account-closure';
import { useState } from 'react';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { CloseDialog } from './close-dialog';
import { type ClosingView, closingQuery } from './closing-query';
import { Panel } from './panel';

const WORDS = {
  title: 'Close your company’s account?',
  text: 'From now on, everything is read-only, client links stop opening and API keys stop working. After 30 days, everything is deleted for good.',
  yes: 'Close account',
};

/** The closing of the company's account, for its owner. */
export const CompanyPart = ({ closing }: Pick<ClosingView, 'closing'>) => {
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: closingQuery().queryKey }),
      client.invalidateQueries({ queryKey: ['shell'] }),
    ]);
  };
  const takeBack = useMutation({
    mutationFn: () => call('users.closing.set', { what: 'company', closing: false }),
    onSuccess: async () => {
      notify({
        kind: 'success',
        title: 'Account reopened',
        text: 'Client links work again within a minute.',
      });
      await refresh();
    },
    onError: notifyError,
  });
  const closed = async () => {
    setAsks(false);
    notify({ kind: 'success', title: 'Account closed', text: 'You have 30 days to change your mind.' });
    await refresh();
  };
  if (closing)
    return (
      <Panel title="Your company’s account is closed">
        <Text>
          It was closed on {formatDate(closing.closed_at.slice(0, 10))} and will be deleted on{' '}
          <strong>{formatDate(closing.delete_at.slice(0, 10))}</strong>. You can reopen it until then.
        </Text>
        <Button
          alignSelf="flex-start"
          loading={takeBack.isPending}
          disabled={closing.state === 'deleting'}
          onClick={() => takeBack.mutate()}
        >
          Reopen account
        </Button>
      </Panel>
    );
  return (
    <Panel title="Close company account">
      <Text>
        This deletes everything: trips, travelers, bookings, files, published pages and everyone’s sign-ins. For 30 days
        you can reopen the account. Until then, you can view and export everything but not change it. Export everything
        first: clients and the tax office may ask you for it for years.
      </Text>
      <Text>
        Reminders you’ve set are still sent during these 30 days. Your plan ends with the paid period; reopening doesn’t
        renew it.
      </Text>
      <Text>What we have to keep:</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        {RETAINED_BY_LAW.map((kept) => (
          <li key={kept}>{kept}</li>
        ))}
      </Box>
      <Button alignSelf="flex-start" colorPalette="red" variant="outline" onClick={() => setAsks(true)}>
        Close company account
      </Button>
      {asks && <CloseDialog what="company" {...WORDS} onClose={() => setAsks(false)} onDone={closed} />}
    </Panel>
  );
};
