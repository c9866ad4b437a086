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
  title: 'Close the account of the company?',
  text: 'From now on everything can only be looked at, links that clients hold no longer open, and API keys stop. After 30 days all of it is deleted for good.',
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
        title: 'The account is open again',
        text: 'Links of clients work again within a minute.',
      });
      await refresh();
    },
    onError: notifyError,
  });
  const closed = async () => {
    setAsks(false);
    notify({ kind: 'success', title: 'The account is closed', text: 'You have 30 days to take that back.' });
    await refresh();
  };
  if (closing)
    return (
      <Panel title="The account of the company is closed">
        <Text>
          It was closed on {formatDate(closing.closed_at.slice(0, 10))} and is deleted on{' '}
          <strong>{formatDate(closing.delete_at.slice(0, 10))}</strong>. Until then you can take that back.
        </Text>
        <Button
          alignSelf="flex-start"
          loading={takeBack.isPending}
          disabled={closing.state === 'deleting'}
          onClick={() => takeBack.mutate()}
        >
          Take it back
        </Button>
      </Panel>
    );
  return (
    <Panel title="Close the account of the company">
      <Text>
        Everything is deleted: trips, travelers, bookings, files, published pages and the sign-ins of everybody. You
        have 30 days to take it back; in them everything can be looked at and exported, and nothing can be changed.
        Export everything first: your clients, and the tax office, may ask you for years.
      </Text>
      <Text>
        Reminders you have set still leave in these 30 days. The plan ends with the period that is paid; taking the
        closing back does not renew it.
      </Text>
      <Text>What stays, because it has to:</Text>
      <Box as="ul" ps="5" listStyleType="disc">
        {RETAINED_BY_LAW.map((kept) => (
          <li key={kept}>{kept}</li>
        ))}
      </Box>
      <Button alignSelf="flex-start" colorPalette="red" variant="outline" onClick={() => setAsks(true)}>
        Close the account of the company
      </Button>
      {asks && <CloseDialog what="company" {...WORDS} onClose={() => setAsks(false)} onDone={closed} />}
    </Panel>
  );
};
