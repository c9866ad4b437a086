import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../../../ui/error-state';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { advisorsQuery } from './trip-queries';

type Props = { onClose: () => void; onAssign: (advisor: { id: UserId; name: string }) => Promise<void> };

/** Who the chosen trips go to. */
export const AssignDialog = ({ onClose, onAssign }: Props) => {
  const { data: advisors = [], error, refetch } = useQuery(advisorsQuery);
  const form = useForm({ defaultValues: { advisor: '' } });
  const save = async ({ advisor }: { advisor: string }) => {
    const chosen = advisors.find(({ id }) => id === advisor);
    if (!chosen) return;
    onClose();
    await onAssign(chosen);
  };
  return (
    <Modal open title="Assign trips" width="400px" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Form form={form} onSubmit={save}>
          <SelectField
            control={form.control}
            name="advisor"
            label="Advisor"
            hint="The creator of each trip stays the same."
            emptyLabel="Choose an advisor"
            options={advisors.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <HStack justify="flex-end">
            <SubmitButton form={form}>Assign trips</SubmitButton>
          </HStack>
        </Form>
      )}
    </Modal>
  );
};
