import type { ReminderId, ShareId, TripId } from '@wayline/core/base/ids';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api';
import { confirm } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';

const ASKED = 'send_again';

const sendAgain = async (trip_id: TripId, cause: string) => {
  const yes = await confirm({
    title: 'Send this email again?',
    text: 'If it did go out the first time, your client will get it twice.',
    confirm: 'Send again',
  });
  if (!yes) return;
  const stay = { onMissing: 'stay' } as const;
  const isReminder = cause.startsWith('rmd_');
  if (isReminder) await call('messaging.reminders.resend', { id: cause as ReminderId, trip_id }, stay);
  else await call('messaging.shares.resend', { id: cause as ShareId, trip_id }, stay);
  notify({ kind: 'success', title: isReminder ? 'The reminder is on its way' : 'The link is on its way' });
};

/** Whoever comes from the notification of a mail that may not have left is asked, once, whether to send it again. */
export const useSendAgain = (trip_id: TripId): void => {
  const [query, setQuery] = useSearchParams();
  const cause = query.get(ASKED);
  useEffect(() => {
    if (!cause) return;
    setQuery({}, { replace: true });
    sendAgain(trip_id, cause).catch(notifyError);
  }, [cause, trip_id, setQuery]);
};
