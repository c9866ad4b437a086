import { HStack, SimpleGrid } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { PERSON_TITLES, type PersonTitle } from '@wayline/core/base/person-title';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { parseTextList } from '../../../lib/parse-text-list';
import { PATHS } from '../../../lib/paths';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';
import { DateField } from '../../../ui/fields/date-field';
import { EmailField } from '../../../ui/fields/email-field';
import { Form } from '../../../ui/fields/form';
import { PhoneField } from '../../../ui/fields/phone-field';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import { invalidateClients } from '../client-queries';

type Typed = Record<'first_name' | 'last_name' | 'email' | 'phone' | 'dob' | 'tags', string> & {
  title: PersonTitle | '';
};
const BLANK: Typed = { title: '', first_name: '', last_name: '', email: '', phone: '', dob: '', tags: '' };

/** What is known of a client at the first call; the profile opens for the rest. */
export const NewClientDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useForm<Typed>({ defaultValues: BLANK });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const { control } = form;
  const save = async ({ title, first_name, last_name, email, phone, dob, tags }: Typed) => {
    const { client } = await call('crm.individuals.create', {
      ...(title && { title }),
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      emails: email ? [email] : [],
      phone: trimOrUndefined(phone),
      dob: trimOrUndefined(dob),
      tags: parseTextList(tags, /[,\n]/),
    });
    onClose();
    void invalidateClients(cache);
    await navigate(PATHS.client(client.id));
  };
  return (
    <Modal open kind="sheet" width="480px" title="New client" onClose={() => void leave()}>
      <Form form={form} onSubmit={save} keepAs="new-client">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField
            control={control}
            name="first_name"
            label="First name"
            required
            maxLength={255}
            rules={{ validate: (typed) => typed.trim() !== '' || 'Please fill this in.' }}
          />
          <TextField control={control} name="last_name" label="Last name" maxLength={255} />
        </SimpleGrid>
        <SelectField control={control} name="title" label="Title" options={PERSON_TITLES} emptyLabel="Not set" />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" label="Phone" />
        <DateField control={control} name="dob" label="Date of birth" />
        <TextField control={control} name="tags" label="Tags" hint="Separated by commas." maxLength={1000} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add client</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
