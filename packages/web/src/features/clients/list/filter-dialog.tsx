import { Button, HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useCurrentUser } from '../../../lib/session';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { advisorsQuery } from '../client-queries';
import type { ClientFilters } from './client-filters';

type Typed = { advisor: string | undefined; tag: string | undefined };
type Props = { filters: ClientFilters; onClose: () => void; onNarrow: (filters: Typed) => void };

const NONE: Typed = { advisor: undefined, tag: '' };

/** What the client list can be narrowed to, besides a status. */
export const FilterDialog = ({ filters: { advisor, tag }, onClose, onNarrow }: Props) => {
  const me = useCurrentUser()?.id;
  const { data: advisors = [] } = useQuery(advisorsQuery);
  const form = useForm<Typed>({ defaultValues: { ...NONE, advisor, tag } });
  const narrow = async (typed: Typed) => {
    onNarrow({ advisor: typed.advisor, tag: trimOrUndefined(typed.tag) });
    onClose();
  };
  return (
    <Modal open title="Filter clients" width="420px" onClose={onClose}>
      <Form form={form} onSubmit={narrow}>
        <SelectField
          control={form.control}
          name="advisor"
          label="Advisor"
          emptyLabel="Any advisor"
          options={advisors.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (my clients)` : name }))}
        />
        <TextField control={form.control} name="tag" label="Tag" maxLength={255} />
        <HStack justify="flex-end">
          <Button variant="ghost" onClick={() => form.reset(NONE)}>
            Clear
          </Button>
          <SubmitButton form={form}>Show clients</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
