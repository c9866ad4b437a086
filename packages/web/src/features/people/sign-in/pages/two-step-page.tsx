import { Stack } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallOutput, call } from '../../../../lib/api';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { useSettingPage } from '../../../settings/public';
import { PasswordDialog } from '../components/password-dialog';
import { type Proof, ProveDialog } from '../components/prove-dialog';
import { RecoveryCodes } from '../components/recovery-codes';
import { TotpSetUp } from '../components/totp-set-up';
import { TwoStepState } from '../components/two-step-state';
import { twoStepQuery } from '../two-step-query';

/** What the set-up goes on with: the new secret, and the password that proved the user, in this page's memory alone. */
type Begun = CallOutput<'users.settings.two-step-auth.begin'> & { password: string };

const ON = {
  title: 'Turn on two-step authentication?',
  text: 'Enter your password, then connect an authenticator app.',
  act: 'Continue',
};
const OFF = {
  title: 'Turn off two-step authentication?',
  text: 'After that, your password alone signs you in.',
  act: 'Turn off',
};
const CODES = {
  title: 'Create new recovery codes?',
  text: 'They replace the ones you have, which stop working.',
  act: 'Create new codes',
};

/** The second factor: whether it is on, its set-up, the codes for a lost phone, and the way to turn it off. Source: R-SHELL-053, G-022. */
export const TwoStepPage = () => {
  const title = useSettingPage('/myaccount/multi_factor_auth');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoStepQuery);
  const [settingUp, setSettingUp] = useState<Begun>();
  const [proving, setProving] = useState<'on' | 'off' | 'codes'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const readAgain = () => client.invalidateQueries({ queryKey: twoStepQuery.queryKey });
  const begin = async ({ password }: { password: string }) => {
    setSettingUp({ ...(await call('users.settings.two-step-auth.begin', { password })), password });
    setProving(undefined);
  };
  const turnOff = async (proof: Proof) => {
    await call('users.settings.two-step-auth', { enabled: false, ...proof });
    setProving(undefined);
    notify({ kind: 'success', title: 'Two-step authentication is off' });
    await readAgain();
  };
  const makeCodes = async (proof: Proof) => {
    setCodes((await call('users.recovery-codes.create', proof)).recovery_codes);
    setProving(undefined);
    await readAgain();
  };
  const setUp = (made: readonly string[] | undefined) => {
    setSettingUp(undefined);
    if (!made) return;
    setCodes(made);
    void readAgain();
  };
  return (
    <Stack gap="4" maxW="640px">
      <PageHeader
        title={title}
        subtitle="After your password, you enter a code from an app on your phone. A stolen password alone won’t get anyone in."
      />
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {settingUp && <TotpSetUp {...settingUp} onDone={setUp} />}
      {data && !settingUp && !codes && (
        <TwoStepState
          state={data}
          onBegin={() => setProving('on')}
          onCodes={() => setProving('codes')}
          onOff={() => setProving('off')}
        />
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={1} />
        </Delayed>
      )}
      {proving === 'on' && (
        <PasswordDialog {...ON} passwordOnly onProved={begin} onClose={() => setProving(undefined)} />
      )}
      {proving === 'off' && <ProveDialog {...OFF} onProved={turnOff} onClose={() => setProving(undefined)} />}
      {proving === 'codes' && <ProveDialog {...CODES} onProved={makeCodes} onClose={() => setProving(undefined)} />}
    </Stack>
  );
};
