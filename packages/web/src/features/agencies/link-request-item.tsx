import { Button } from '@chakra-ui/react';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { confirm, sure } from '../../ui/confirm-dialog';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { WaitingRow } from '../../ui/waiting-row';
import { type Agencies, useRefreshAgencies } from './agencies-query';

/** An owner who was asked and has not decided yet. */
export const LinkRequestItem = ({
  ask: { email, sent_at, expires_at, expired },
}: {
  ask: Agencies['asks'][number];
}) => {
  const refresh = useRefreshAgencies();
  const again = async () => {
    await call('misc.sub-agencies.ask', { email }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `Request resent to ${email}`, text: 'The earlier link no longer works.' });
  };
  const takeBack = async () => {
    if (!(await confirm(sure(`The link we emailed to ${email} stops working right away.`, 'Withdraw request')))) return;
    await call('misc.sub-agencies.withdraw', { email }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `Request to ${email} withdrawn` });
  };
  const act = (run: () => Promise<void>) => () =>
    void run()
      .catch(notifyError)
      .finally(() => refresh());
  return (
    <WaitingRow {...{ email, expires_at, expired }} words={`Requested on ${formatDate(sent_at)}`}>
      <Button size="xs" variant="outline" aria-label={`Resend the request to ${email}`} onClick={act(again)}>
        Send again
      </Button>
      <Button size="xs" variant="outline" aria-label={`Withdraw the request to ${email}`} onClick={act(takeBack)}>
        Withdraw
      </Button>
    </WaitingRow>
  );
};
