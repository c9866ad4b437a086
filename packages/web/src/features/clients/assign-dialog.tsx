import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { UserId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../ui/error-state';
import { Form } from '../../ui/fields/form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { Modal } from '../../ui/modal';
import { advisorsQuery } from './client-queries';

type Props = {
  taken?: readonly string[];
  onClose: () => void;
  onAssign: (advisor: { id: UserId; name: string }) => Promise<void>;
};
const NONE: readonly string[] = [];

/** Who else advises one client or several. Source: R-ACC-072. */
export const AssignDialog = ({ taken = NONE, onClose, onAssign }: Props) => {
  const { data = [], error, refetch } = useQuery(advisorsQuery);
  const advisors = data.filter(({ id, status }) => status && !taken.includes(id));
  const form = useForm({ defaultValues: { advisor: '' } });
  const save = async ({ advisor }: { advisor: string }) => {
    const chosen = advisors.find(({ id }) => id === advisor);
    if (!chosen) return;
    onClose();
    await onAssign(chosen);
  };
  return (
    <Modal open title="Assign advisor" width="400px" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Form form={form} onSubmit={save}>
          <SelectField
            control={form.control}
            name="advisor"
            label="Advisor"
            hint="Added to the advisors there are."
            emptyLabel="Choose an advisor"
            options={advisors.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <HStack justify="flex-end">
            <SubmitButton form={form}>Assign advisor</SubmitButton>
          </HStack>
        </Form>
      )}
    </Modal>
  );
};
