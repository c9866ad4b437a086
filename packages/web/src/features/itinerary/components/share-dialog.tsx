import { Button, HStack, Text } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import { say } from '@wayline/core/kernel/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';

type Props = { itinerary: Itinerary; onClose: () => void; onShared: () => Promise<unknown> };
type Typed = { name: string; email: string; message: string };

/** Makes a link to the published page and mails it, or hands it over to be sent another way. */
export const ShareDialog = ({ itinerary, onClose, onShared }: Props) => {
  const [url, setUrl] = useState<string>();
  const form = useForm<Typed>({ defaultValues: { name: '', email: '', message: '' } });
  const { control } = form;
  const share = async ({ name, email, message }: Typed) => {
    const made = await call('trips.itinerary.share', {
      tripId: itinerary.trip_id,
      tiId: itinerary.id,
      name: name.trim() || undefined,
      email: email.trim() || undefined,
      message,
    });
    setUrl(made.url);
    await onShared();
    notify({ kind: 'success', title: email ? `Sent to ${email}` : 'The link is ready' });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    notify({ kind: 'success', title: say('copy.success') });
  };
  return (
    <Modal open title="Share with your client" onClose={onClose}>
      {url ? (
        <>
          <Text mb="2">This link opens without an account. It is shown once; make another any time.</Text>
          <Text
            data-testid="share-url"
            fontFamily="mono"
            textStyle="small"
            wordBreak="break-all"
            p="3"
            bg="bg.muted"
            borderRadius="l2"
          >
            {url}
          </Text>
          <HStack justify="flex-end" mt="4">
            <Button variant="outline" onClick={copy}>
              Copy link
            </Button>
            <Button onClick={onClose}>Done</Button>
          </HStack>
        </>
      ) : (
        <Form form={form} onSubmit={share}>
          <TextField control={control} name="name" label="Name" autoFocus />
          <TextField
            control={control}
            name="email"
            label="E-mail"
            type="email"
            hint="Leave it empty to get a link only."
          />
          <TextField control={control} name="message" label="Message" lines={3} />
          <HStack justify="flex-end">
            <SubmitButton form={form}>Share</SubmitButton>
          </HStack>
        </Form>
      )}
    </Modal>
  );
};
