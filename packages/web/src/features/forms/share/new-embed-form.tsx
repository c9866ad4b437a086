import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { Field } from '../../../ui/field';
import { notifyError } from '../../../ui/notify-error';
import { TextSetting } from '../builder/inputs';
import { type FormRecord, invalidateForms } from '../forms-queries';
import { DaysValid, FOREVER } from './days-valid';

const BETWEEN = /[\s,;]+/;

type Props = {
  form: FormRecord;
  onMade: (url: string) => void;
  /** Whether anything is typed that closing would lose. */
  onTyped: (isTyped: boolean) => void;
};

/** What an embed code is made of: the websites that may show the form, and for how long. */
export const NewEmbedForm = ({ form, onMade, onTyped }: Props) => {
  const cache = useQueryClient();
  const [sites, setSites] = useState('');
  const [name, setName] = useState('');
  const [days, setDays] = useState(FOREVER);
  const isTyped = [sites, name].some((text) => text.trim() !== '');
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('crm.form-links.embed', {
        form_id: form.id,
        sites: sites.split(BETWEEN).filter(Boolean),
        ...(name.trim() && { name: name.trim() }),
        ...(days !== FOREVER && { days_valid: Number(days) }),
      }),
    onSuccess: ({ url }) => {
      onMade(url);
      return invalidateForms(cache);
    },
    onError: (thrown) => {
      if (!findIssue(thrown)) notifyError(thrown);
    },
  });
  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <Field
        label="Website"
        required
        hint="Where the form is shown, e.g. www.example.com. No other website can show it. Separate several by commas."
        error={findIssue(error)}
      >
        <Input
          size="sm"
          required
          inputMode="url"
          autoCapitalize="none"
          value={sites}
          onChange={(e) => setSites(e.target.value)}
        />
      </Field>
      <TextSetting
        label="Name of this link"
        hint="Only you see it, e.g. Contact page."
        value={name}
        onChange={setName}
      />
      <DaysValid value={days} onChange={setDays} />
      <HStack justify="flex-end">
        <Button type="submit" loading={isPending}>
          Create embed code
        </Button>
      </HStack>
    </Stack>
  );
};

/** What is wrong with the websites, if that is what was refused. */
const findIssue = (thrown: unknown): string | undefined =>
  thrown ? asApiError(thrown).issues.find(({ path }) => path.startsWith('sites'))?.message : undefined;
