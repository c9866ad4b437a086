import { Box, Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api';
import { Field } from '../../../ui/field';
import { notifyError } from '../../../ui/notify-error';
import { type ClientChoice, ClientPicker } from '../../clients/public';
import { TextSetting, TickSetting } from '../builder/inputs';
import { type FormRecord, invalidateForms } from '../forms-queries';
import { DaysValid, FOREVER } from './days-valid';

const LONGEST_MESSAGE = 2_000;
const BUTTONS = { link: 'Create link', mail: 'Send email' } as const;

type PreviewProps = { form: FormRecord; name: string; message: string };
/** The mail as it will arrive; nothing in it can be pressed. */
const MailPreview = ({ form, name, message }: PreviewProps) => {
  const { data } = useQuery({
    queryKey: ['forms', 'mail', form.id, name, message] as const,
    queryFn: ({ signal }) =>
      call(
        'crm.form-links.preview',
        { form_id: form.id, message, ...(name.trim() && { name: name.trim() }) },
        { signal, onMissing: 'stay' },
      ),
  });
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden" bg="white">
      <iframe
        title="Preview of the email"
        sandbox=""
        srcDoc={data?.html ?? ''}
        width="100%"
        height="420"
        style={{ border: 0 }}
      />
    </Box>
  );
};

type Props = {
  form: FormRecord;
  way: keyof typeof BUTTONS;
  onMade: (url: string, email: string | undefined) => void;
  /** Whether anything is typed that closing would lose. */
  onTyped: (isTyped: boolean) => void;
};

/** What a link is made of: for whom, for how long, and how often it can be answered. */
export const NewLinkForm = ({ form, way, onMade, onTyped }: Props) => {
  const cache = useQueryClient();
  const [client, setClient] = useState<ClientChoice>();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [chosenDays, setDays] = useState<string>();
  const days = chosenDays ?? (way === 'mail' ? '30' : FOREVER);
  const [chosenOnce, setOnce] = useState<boolean>();
  const once = chosenOnce ?? way === 'mail';
  const [prefilled, setPrefilled] = useState(true);
  const [shows, setShows] = useState(false);
  const isTyped = client !== undefined || [email, name, message].some((text) => text.trim() !== '');
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('crm.form-links.create', {
        form_id: form.id,
        ...(name.trim() && { name: name.trim() }),
        ...(way === 'mail' && { email: email.trim(), message }),
        ...(client && { client_id: client.id, prefilled }),
        ...(days !== FOREVER && { days_valid: Number(days) }),
        single_use: once,
      }),
    onSuccess: ({ url }) => {
      onMade(url, way === 'mail' ? email : undefined);
      return invalidateForms(cache);
    },
    onError: notifyError,
  });
  const pick = (choice: ClientChoice | undefined) => {
    setClient(choice);
    if (!choice) return;
    setName([choice.first_name, choice.last_name].filter(Boolean).join(' '));
    setEmail(choice.email ?? '');
  };
  return (
    <Stack
      as="form"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <ClientPicker
        label="Client"
        hint="Optional. Answers are compared with this profile, and the form can show what you already know."
        picked={client}
        onPick={pick}
      />
      {way === 'mail' && (
        <Field label="Email" required>
          <Input size="sm" type="email" required value={email} onChange={(e) => setEmail(e.target.value)} />
        </Field>
      )}
      <TextSetting
        label={way === 'mail' ? 'Name' : 'Name of this link'}
        hint={way === 'mail' ? undefined : 'Only you see it, e.g. Spring newsletter.'}
        value={name}
        onChange={setName}
      />
      {way === 'mail' && (
        <TextSetting label="Message" rows={3} maxLength={LONGEST_MESSAGE} value={message} onChange={setMessage} />
      )}
      {client && (
        <TickSetting
          label="Fill in what we know"
          hint="The client sees their profile in the form and corrects it. Document numbers are never shown."
          checked={prefilled}
          onChange={setPrefilled}
        />
      )}
      <DaysValid value={days} onChange={setDays} />
      <TickSetting label="Good for one answer" checked={once} onChange={setOnce} />
      {way === 'mail' && shows && <MailPreview form={form} name={name} message={message} />}
      <HStack justify="flex-end">
        {way === 'mail' && (
          <Button type="button" variant="ghost" onClick={() => setShows(!shows)}>
            {shows ? 'Hide preview' : 'Preview email'}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {BUTTONS[way]}
        </Button>
      </HStack>
    </Stack>
  );
};
