import { Button, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { KeyService } from '@wayline/core/access/api-keys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { useSignedInUser } from '../../../lib/session';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { AppCodeField, appCode } from '../sign-in/components/app-code-field';
import { OwnPasswordField } from '../sign-in/components/own-password-field';
import { CopyBox } from './copy-box';
import { type Reach, scopeChoices, toKeyScopes } from './scope-words';

type Typed = { name: string; days: string; password: string; code: string } & Partial<Record<KeyService, Reach>>;
const LIVES = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
];
const NONE = 'Choose at least one thing the key can do.';

/** Makes a key, and shows it the one time it can be shown. */
export const NewKeyDialog = ({ onClose, onMade }: { onClose: () => void; onMade: () => Promise<unknown> }) => {
  const { permissions_data } = useSignedInUser();
  const [key, setKey] = useState<string>();
  const form = useForm<Typed>({ defaultValues: { name: '', days: '90', password: '', code: '' } });
  const make = async ({ name, days, password, code, ...chosen }: Typed) => {
    const scopes = toKeyScopes(chosen);
    if (scopes.length === 0) {
      form.setError('root.refused', { message: NONE });
      return;
    }
    const made = await call('users.api-keys.create', {
      name,
      scopes,
      password,
      ...appCode(code),
      ...(days && { days: Number(days) }),
    });
    setKey(made.key);
    await onMade();
  };
  if (key)
    return (
      <Modal open title="Your new key" onClose={onClose} footer={<Button onClick={onClose}>I saved it</Button>}>
        <Text mb="3">Copy it now and store it where your program can read it. You won’t see it again.</Text>
        <CopyBox text={key} copies="Copy key" testId="api-key" />
      </Modal>
    );
  return (
    <Modal open title="New API key" width="560px" onClose={onClose}>
      <Form form={form} onSubmit={make}>
        <TextField
          control={form.control}
          name="name"
          label="Name"
          hint="What the key is for, e.g. your website."
          required
          rules={{ required: 'Please enter a name.' }}
          maxLength={255}
        />
        <SelectField control={form.control} name="days" label="Expires" options={LIVES} emptyLabel="Never" />
        <Text fontWeight="500">What it can do (never more than you can)</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {scopeChoices(permissions_data).map(({ service, label, options }) => (
            <SelectField
              key={service}
              control={form.control}
              name={service}
              label={label}
              options={options}
              emptyLabel="No access"
              disabled={options.length === 0}
            />
          ))}
        </SimpleGrid>
        <OwnPasswordField control={form.control} name="password" />
        <AppCodeField control={form.control} name="code" />
        <HStack justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>Create key</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
