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
      notify({ kind: 'success', title: `${name} can look into your agency now`, text: 'You end it here at any time.' });
      await refresh();
    } catch (thrown) {
      setBusy(false);
      notifyError(thrown);
    }
  };
  if (error)
    return (
      <Modal open title="This link opens nothing any more" onClose={onClose}>
        <Text>{asApiError(error).message}</Text>
      </Modal>
    );
  if (!data) return null;
  const { company_name, asked_by_name } = data;
  return (
    <Modal
      open
      title={`May ${company_name} look into your agency?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button loading={busy} onClick={() => void agree(company_name)}>
            Let them look
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          {asked_by_name} asks you to make your agency a sub-agency of {company_name}. If you agree, its owner
        </Text>
        <List.Root ps="5">
          <List.Item>
            sees your trips with travelers, bookings, prices, commissions and itineraries, and your library;
          </List.Item>
          <List.Item>changes nothing of yours;</List.Item>
          <List.Item>opens no files, and sees no passport numbers, users, settings or payments of yours.</List.Item>
        </List.Root>
        <Text>You see when they last looked, and end it on this page at any time.</Text>
      </Stack>
    </Modal>
  );
};
