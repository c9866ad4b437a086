import { HStack } from '@chakra-ui/react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { UserId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../error-state';
import { Form } from '../fields/form';
import { SelectField } from '../fields/select-field';
import { SubmitButton } from '../fields/submit-button';
import { Modal } from '../modal';

/** Somebody who can be chosen, unless `status` says that they cannot. */
type Advisor = { id: UserId; name: string; status?: boolean };
type Props = {
  advisors: Pick<UseQueryOptions<readonly Advisor[], Error, readonly Advisor[], string[]>, 'queryKey' | 'queryFn'>;
  taken?: readonly string[];
  title: string;
  hint: string;
  onClose: () => void;
  onAssign: (advisor: { id: UserId; name: string }) => Promise<unknown>;
};
const NONE: readonly string[] = [];

/** Which advisor one record or several get. Source: R-ACC-072. */
export const AssignDialog = ({ advisors: query, taken = NONE, title, hint, onClose, onAssign }: Props) => {
  const { data = [], error, refetch } = useQuery(query);
  const advisors = data.filter(({ id, status = true }) => status && !taken.includes(id));
  const form = useForm({ defaultValues: { advisor: '' } });
  const save = async ({ advisor }: { advisor: string }) => {
    const chosen = advisors.find(({ id }) => id === advisor);
    if (!chosen) return;
    onClose();
    await onAssign(chosen);
  };
  return (
    <Modal open title={title} width="400px" onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Form form={form} onSubmit={save}>
          <SelectField
            control={form.control}
            name="advisor"
            label="Advisor"
            hint={hint}
            emptyLabel="Choose an advisor"
            options={advisors.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <HStack justify="flex-end">
            <SubmitButton form={form}>{title}</SubmitButton>
          </HStack>
        </Form>
      )}
    </Modal>
  );
};
