import { HStack, SimpleGrid } from '@chakra-ui/react';
import type { EntryRule } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { useForm } from 'react-hook-form';
import { normalizeEmptyFields } from '../../../lib/live-form';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import { CountriesField } from './countries-field';

type Props = {
  rule: EntryRule;
  isNew: boolean;
  /** Names that other rules have. */
  taken: readonly string[];
  onSave: (rule: EntryRule) => void;
  onClose: () => void;
};

const COUNTED_FROM = [
  { value: 'arrival', label: 'From arrival' },
  { value: 'departure', label: 'From departure' },
];
const fold = (name: string) => name.trim().toLocaleLowerCase('en');

/** One rule, changed or added; it is saved with the page. */
export const RuleDialog = ({ rule, isNew, taken, onSave, onClose }: Props) => {
  const form = useForm<EntryRule>({ defaultValues: { issued_within_years: undefined, ...rule } });
  const { control, formState } = form;
  const leave = useConfirmDiscard(formState.isDirty, onClose);
  const save = async (typed: EntryRule) => {
    onSave({ ...normalizeEmptyFields(typed), name: typed.name.trim(), source: typed.source.trim() });
    onClose();
  };
  return (
    <Modal open kind="sheet" width="520px" title={isNew ? 'Add rule' : 'Edit rule'} onClose={() => void leave()}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={control}
          name="name"
          label="Name"
          required
          maxLength={80}
          hint="As advisors read it, e.g. Schengen area."
          rules={{
            validate: (name) =>
              !taken.some((other) => fold(other) === fold(String(name))) || 'This name is already in the list.',
          }}
        />
        <CountriesField
          control={control}
          name="countries"
          label="Countries"
          rules={{ validate: (codes) => (Array.isArray(codes) && codes.length > 0) || 'Choose at least one country.' }}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <NumberField
            control={control}
            name="months"
            label="Months of validity"
            hint="0 for the length of the stay."
            required
            max={24}
          />
          <SelectField control={control} name="counted_from" label="Counted" options={COUNTED_FROM} />
          <NumberField
            control={control}
            name="issued_within_years"
            label="Issued within years"
            hint="Leave blank if it doesn’t matter."
            max={20}
          />
          <NumberField
            control={control}
            name="blank_pages"
            label="Blank pages"
            hint="Leave blank if it doesn’t matter."
            max={10}
          />
        </SimpleGrid>
        <TextField
          control={control}
          name="visa_note"
          label="Visa note"
          lines={2}
          maxLength={300}
          hint="Shown as something to check on trips there."
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="source" label="Source" required maxLength={300} />
          <DateField control={control} name="source_date" label="Checked on" />
        </SimpleGrid>
        <HStack justify="flex-end">
          <SubmitButton form={form}>{isNew ? 'Add rule' : 'Keep changes'}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
