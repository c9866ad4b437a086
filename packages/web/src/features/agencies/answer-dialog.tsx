import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { Modal } from '../../ui/modal';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { useRefreshAgencies } from './agencies-query';

/** What an agency asks, what it would see, and the answer. Source: spec 1 §1 (G-197). */
export const AnswerDialog = ({ token, onClose }: { token: string; onClose: () => void }) => {
  const refresh = useRefreshAgencies();
  const [busy, setBusy] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['agency-ask', token],
    queryFn: ({ signal }) => call('misc.sub-agencies.open', { token }, { signal, onMissing: 'stay' }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const agree = async (name: string) => {
    setBusy(true);
    try {
      await call('misc.sub-agencies.accept', { token }, { onMissing: 'stay' });
      onClose();
      notify({ kind: 'success', title: `${name} can now view your agency`, text: 'You can end this here anytime.' });
      await refresh();
    } catch (thrown) {
      setBusy(false);
      notifyError(thrown);
    }
  };
  if (error)
    return (
      <Modal open title="This link no longer works" onClose={onClose}>
        <Text>{asApiError(error).message}</Text>
      </Modal>
    );
  if (!data) return null;
  const { company_name, asked_by_name } = data;
  return (
    <Modal
      open
      title={`Let ${company_name} view your agency?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button loading={busy} onClick={() => void agree(company_name)}>
            Allow access
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {asked_by_name} would like to add your agency as a sub-agency of {company_name}. If you agree, its owner
        </Text>
        <List.Root ps="5">
          <List.Item>
            can see your trips with travelers, bookings, prices, commissions and itineraries, and your library;
          </List.Item>
          <List.Item>can’t change anything;</List.Item>
          <List.Item>can’t open files or see passport numbers, users, settings or payments.</List.Item>
        </List.Root>
        <Text>You can see when they last viewed it, and end access on this page anytime.</Text>
      </Stack>
    </Modal>
  );
};
