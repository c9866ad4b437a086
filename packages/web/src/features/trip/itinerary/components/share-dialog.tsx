import { Button, HStack, Text } from '@chakra-ui/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import type { ShareRecipient } from '@wayline/core/areas/trip/itinerary/share-recipient';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { useCurrentUser } from '../../../../lib/session';
import { usePermission } from '../../../../lib/use-permission';
import { copyLink } from '../../../../ui/copy-link';
import { EmailField } from '../../../../ui/fields/email-field';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { DAYS_VALID } from '../days-valid';

type Props = {
  itinerary: Itinerary;
  /** Who it is most likely for; can be changed. */
  recipient: ShareRecipient;
  onClose: () => void;
  onShared: () => Promise<unknown>;
};
type Typed = {
  name: string;
  email: string;
  message: string;
  days_valid: string;
  /** Whether the email becomes that of the client's profile. */
  keeps_email: boolean;
  opens_trip: boolean;
  asks_code: boolean;
  access_code: string;
};
const CODE_DIGITS = 8;
/** A code that is easy to tell over the phone. */
const newCode = () =>
  [...crypto.getRandomValues(new Uint8Array(CODE_DIGITS))].map((byte) => String(byte % 10)).join('');

/** Where somebody has entered an email meanwhile, it is refused. */
const keepEmail = (id: ClientId, email: string) =>
  call('crm.individuals.update', { id, version: 1, was: { emails: [] }, emails: [email] });

/** Makes a link to the published page and mails it, or hands it over to be sent another way. */
export const ShareDialog = ({ itinerary, recipient, onClose, onShared }: Props) => {
  const [url, setUrl] = useState<string>();
  const { link_days = 400, links_need_code = false } = useCurrentUser()?.usercompany ?? {};
  const form = useForm<Typed>({
    defaultValues: {
      name: recipient.name ?? '',
      email: recipient.email ?? '',
      message: '',
      days_valid: String(link_days),
      keeps_email: true,
      opens_trip: false,
      asks_code: links_need_code,
      access_code: newCode(),
    },
  });
  const { control, watch, getValues, formState } = form;
  const leave = useConfirmDiscard(formState.isDirty && !url, onClose);
  const asksCode = watch('asks_code');
  const edits = usePermission('Edit Client Profiles');
  const unreachable = edits ? recipient.client_id : undefined;
  const share = async ({
    name,
    email,
    message,
    days_valid,
    keeps_email,
    opens_trip,
    asks_code,
    access_code,
  }: Typed) => {
    const made = await call('trips.itinerary.share', {
      tripId: itinerary.trip_id,
      tiId: itinerary.id,
      name: name.trim() || undefined,
      email: email.trim() || undefined,
      message,
      days_valid: Number(days_valid),
      opens_trip: opens_trip || undefined,
      access_code: asks_code ? access_code : undefined,
    });
    setUrl(made.url);
    if (unreachable && keeps_email && email.trim()) await keepEmail(unreachable, email.trim()).catch(notifyError);
    await onShared();
    notify({ kind: 'success', title: email ? `Sent to ${email}` : 'The link is ready' });
  };
  return (
    <Modal open title="Share with your client" onClose={() => void leave()}>
      {url ? (
        <>
          <Text mb="2">Anyone with this link can open it. Copy it now; you won't see it again.</Text>
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
          {asksCode && (
            <Text mt="3">
              The page asks for the access code{' '}
              <Text as="strong" fontFamily="mono" data-testid="share-code">
                {getValues('access_code')}
              </Text>
              . Send it to your client separately from the link. You won't see it again.
            </Text>
          )}
          <HStack justify="flex-end" mt="4">
            <Button variant="outline" onClick={() => void copyLink(url)}>
              Copy link
            </Button>
            <Button onClick={onClose}>Done</Button>
          </HStack>
        </>
      ) : (
        <Form form={form} onSubmit={share}>
          <TextField control={control} name="name" label="Name" autoFocus />
          <EmailField control={control} name="email" hint="Leave blank to just create a link." />
          {unreachable && watch('email').trim() && (
            <TickField control={control} name="keeps_email" label={`Save to ${recipient.name}’s profile`} />
          )}
          <TextField control={control} name="message" label="Message" lines={3} />
          <SelectField control={control} name="days_valid" label="Link expires after" options={DAYS_VALID} />
          <TickField control={control} name="opens_trip" label="Include all shared itineraries of this trip" />
          <TickField control={control} name="asks_code" label="Require an access code" disabled={links_need_code} />
          {asksCode && (
            <TextField
              control={control}
              name="access_code"
              label="Access code"
              hint="At least 6 characters. It’s not in the email, so tell your client yourself."
              maxLength={40}
              autoComplete="off"
              required
            />
          )}
          <HStack justify="flex-end">
            <SubmitButton form={form}>Share</SubmitButton>
          </HStack>
        </Form>
      )}
    </Modal>
  );
};
