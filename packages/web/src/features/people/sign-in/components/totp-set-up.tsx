import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { notify } from '../../../../ui/toaster';
import { CodeField, extractDigits } from './code-field';
import { QrCode } from './qr-code';

type Props = {
  secret: string;
  /** What proved the user when this began. */
  password: string;
  otpauth_url: string;
  /** With the recovery codes once it is on, or without when it was put off. */
  onDone: (codes?: readonly string[]) => void;
};

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Ties an authenticator app to the account: scan or type the secret, then prove it with a code. */
export const TotpSetUp = ({ secret, otpauth_url, password, onDone }: Props) => {
  const form = useForm({ defaultValues: { code: '' } });
  return (
    <Stack gap="5" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
      <HStack gap="6" align="flex-start" wrap="wrap">
        <QrCode text={otpauth_url} label="QR code for your authenticator app" />
        <Stack gap="2" flex="1" minW="220px">
          <Text fontWeight="600">1. Scan this with the app</Text>
          <Text color="fg.muted">No camera? Type this key into the app.</Text>
          <chakra.code fontFamily="mono" overflowWrap="anywhere" p="2" borderRadius="l1" bg="bg.subtle">
            {inFours(secret)}
          </chakra.code>
        </Stack>
      </HStack>
      <Form
        form={form}
        onSubmit={async ({ code }) => {
          const on = await call('users.settings.two-step-auth', { enabled: true, code: extractDigits(code), password });
          notify({ kind: 'success', title: 'Two-step authentication is on' });
          onDone(on.recovery_codes ?? []);
        }}
      >
        <CodeField control={form.control} name="code" label="2. Enter the code the app shows" autoFocus />
        <HStack gap="2">
          <SubmitButton form={form}>Turn on</SubmitButton>
          <Button variant="ghost" onClick={() => onDone()}>
            Not now
          </Button>
        </HStack>
      </Form>
    </Stack>
  );
};
