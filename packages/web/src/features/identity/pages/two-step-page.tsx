import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '../../../app/use-page';
import { call } from '../../../lib/api';
import { confirm } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { notify } from '../../../ui/toaster';
import { TotpSetUp } from '../components/totp-set-up';

const OFF = {
  title: 'Turn off two-step authentication?',
  text: 'Your password alone will open your account from then on.',
  confirm: 'Turn it off',
  danger: true,
};

/** The second factor: what it does, its set-up, and the way to turn it off. */
export const TwoStepPage = () => {
  usePage({ title: 'Two-step authentication', crumbs: [{ label: 'My account' }] });
  const [settingUp, setSettingUp] = useState(false);
  const begin = useMutation({
    mutationFn: () => call('users.settings.two-step-auth.begin', {}),
    onSuccess: () => setSettingUp(true),
    onError: notifyError,
  });
  const turnOff = async () => {
    if (!(await confirm(OFF))) return;
    try {
      await call('users.settings.two-step-auth', { enabled: false });
      notify({ kind: 'success', title: 'Two-step authentication is off' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  return (
    <Stack gap="4" maxW="640px">
      <PageHeader
        title="Two-step authentication"
        subtitle="After your password, a code from an app on your phone. A stolen password alone then opens nothing."
      />
      {settingUp && begin.data ? (
        <TotpSetUp {...begin.data} onDone={() => setSettingUp(false)} />
      ) : (
        <Stack gap="4" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
          <Text>
            You need an authenticator app, such as the one your phone comes with. Setting it up takes a minute, and can
            be done again for a new phone.
          </Text>
          <HStack gap="2" wrap="wrap">
            <Button loading={begin.isPending} onClick={() => begin.mutate()}>
              Set up with an app
            </Button>
            <Button variant="ghost" onClick={() => void turnOff()}>
              Turn off
            </Button>
          </HStack>
        </Stack>
      )}
    </Stack>
  );
};
