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
    notify({ kind: 'success', title: `Asked ${email} again`, text: 'The earlier link no longer works.' });
  };
  const takeBack = async () => {
    if (!(await confirm(sure(`The link we emailed to ${email} stops working right away.`, 'Take it back')))) return;
    await call('misc.sub-agencies.withdraw', { email }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `The question to ${email} is taken back` });
  };
  const act = (run: () => Promise<void>) => () =>
    void run()
      .catch(notifyError)
      .finally(() => refresh());
  return (
    <WaitingRow {...{ email, expires_at, expired }} words={`Asked on ${formatDate(sent_at)}`}>
      <Button size="xs" variant="outline" aria-label={`Ask ${email} again`} onClick={act(again)}>
        Ask again
      </Button>
      <Button size="xs" variant="outline" aria-label={`Take back the question to ${email}`} onClick={act(takeBack)}>
        Take back
      </Button>
    </WaitingRow>
  );
};
