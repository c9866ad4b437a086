import { HStack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { CONSENT_WAYS, ConsentPurpose } from '@wayline/core/areas/clients/consents/consent';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import { PURPOSE_WORDS, WAY_WORDS } from './consent-words';
import { consentsQuery } from './consents-query';

type Props = { client_id: ClientId; purpose: ConsentPurpose; isGiven: boolean; onClose: () => void };
type Fields = { way: (typeof CONSENT_WAYS)[number]; day: string; note: string };

const WAYS = Object.entries(WAY_WORDS).map(([value, label]) => ({ value, label }));

/** When and how a client agreed to something, or withdrew that. */
export const ConsentDialog = ({ client_id, purpose, isGiven, onClose }: Props) => {
  const form = useForm<Fields>({ defaultValues: { way: 'email', day: todayHere(), note: '' } });
  const { control, formState } = form;
  const cache = useQueryClient();
  const leave = useConfirmDiscard(formState.isDirty, onClose);
  const { label, text } = PURPOSE_WORDS[purpose];
  const save = async (typed: Fields) => {
    await call('crm.consents.create', { client_id, purpose, is_given: isGiven, ...typed }, { onMissing: 'stay' });
    onClose();
    notify({ kind: 'success', title: isGiven ? 'Consent recorded' : 'Withdrawal recorded' });
    await cache.invalidateQueries({ queryKey: consentsQuery(client_id).queryKey });
  };
  return (
    <Modal
      open
      width="400px"
      title={isGiven ? `Record consent: ${label}` : `Record withdrawal: ${label}`}
      onClose={() => void leave()}
    >
      <Form form={form} onSubmit={save}>
        <Text color="fg.muted">{text}</Text>
        <SelectField control={control} name="way" label="How they told you" options={WAYS} />
        <DateField control={control} name="day" label="Date" required max={todayHere()} />
        <TextField control={control} name="note" label="Note" lines={2} maxLength={2000} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>{isGiven ? 'Record consent' : 'Record withdrawal'}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
