import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { navigateTo } from '../../lib/navigation';
import { PATHS } from '../../lib/paths';
import { notify } from '../../ui/toaster';
import { CloseDialog } from './close-dialog';
import { Panel } from './panel';

const WORDS = {
  title: 'Close your own account?',
  text: 'Your sign-in is deleted right away. You can’t undo this.',
  yes: 'Close my account',
};

/** Closing one's own account, for everybody but the owner. */
export const OwnPart = () => {
  const [asks, setAsks] = useState(false);
  const gone = () => {
    notify({ kind: 'success', title: 'Your account is closed' });
    navigateTo(PATHS.logout());
  };
  return (
    <Panel title="Close your own account">
      <Text>
        You leave the company: your sign-in, password and email address are deleted right away. Your work stays with the
        company under your name. Only the owner can close the company account.
      </Text>
      <Button alignSelf="flex-start" colorPalette="red" variant="outline" onClick={() => setAsks(true)}>
        Close my account
      </Button>
      {asks && <CloseDialog what="self" {...WORDS} onClose={() => setAsks(false)} onDone={gone} />}
    </Panel>
  );
};
