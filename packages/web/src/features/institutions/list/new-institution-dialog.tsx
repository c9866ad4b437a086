import { Button, HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { EmailField } from '../../../ui/fields/email-field';
import { Form } from '../../../ui/fields/form';
import { PhoneField } from '../../../ui/fields/phone-field';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { WebsiteField } from '../../../ui/fields/website-field';
import { Modal } from '../../../ui/modal';
import { RouterLink } from '../../../ui/router-link';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import { addInstitution, type TypedInstitution } from '../add-institution';
import { invalidateInstitutions } from '../institution-queries';
import { categoryOptions } from '../institution-words';
import { KINDS } from '../kinds';

type Props = { kind: InstitutionKind; onClose: () => void };

/** What is known of a supplier or an institution at first; its profile opens for the rest. Source: R-SHELL-157, R-SHELL-198. */
export const NewInstitutionDialog = ({ kind, onClose }: Props) => {
  const { words, profile } = KINDS[kind];
  const types = categoryOptions(kind);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [existing, setExisting] = useState<string>();
  const form = useForm<TypedInstitution>({
    defaultValues: {
      name: '',
      category: types[0]?.value ?? '',
      brand: '',
      email: '',
      phone: '',
      website: '',
      tags: '',
    },
  });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const { control } = form;
  const save = (allowSameName: boolean) => async (typed: TypedInstitution) => {
    const { institution, existing_id } = await addInstitution(typed, allowSameName);
    setExisting(existing_id);
    if (!institution) return;
    onClose();
    void invalidateInstitutions(cache);
    await navigate(profile(institution.id));
  };
  return (
    <Modal open kind="sheet" width="480px" title={words.create} onClose={() => void leave()}>
      <Form form={form} onSubmit={save(false)} keepAs={`new-${kind}`}>
        <TextField
          control={control}
          name="name"
          label="Name"
          required
          maxLength={255}
          autoComplete="off"
          rules={{ validate: (typed) => typed.trim() !== '' || 'Please fill this in.' }}
        />
        <SelectField control={control} name="category" label="Type" options={types} required />
        <TextField
          control={control}
          name="brand"
          label="Brand supplier"
          hint="The brand or group it’s part of."
          maxLength={255}
        />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" label="Phone" />
        <WebsiteField control={control} name="website" label="Website" />
        <TextField control={control} name="tags" label="Tags" hint="Separated by commas." maxLength={1000} />
        <HStack justify="flex-end" wrap="wrap">
          {existing && (
            <>
              <RouterLink to={profile(existing)}>Open the one you have</RouterLink>
              <Button
                variant="outline"
                onClick={() =>
                  void form
                    .handleSubmit(save(true))()
                    .catch(() => undefined)
                }
              >
                Add anyway
              </Button>
            </>
          )}
          <SubmitButton form={form}>{words.add}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
