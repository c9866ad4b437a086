import { Button, HStack } from '@chakra-ui/react';
import { NOTE_KINDS } from '@wayline/core/areas/clients/notes/client-note';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { useConfirmDiscard } from '../../../ui/use-confirm-discard';
import type { ClientNote } from '../client-query';
import { NOTE_KIND_WORDS } from './note-words';

type Typed = Pick<ClientNote, 'kind' | 'text'>;
type Props = {
  /** The note that is changed; left out for a new one. */
  known?: ClientNote;
  /** Names what is typed, so that a reload loses nothing. */
  keepAs: string;
  onSave: (note: Typed) => Promise<unknown>;
  onClose: () => void;
};

const KINDS = NOTE_KINDS.map((value) => ({ value, label: NOTE_KIND_WORDS[value] }));
const notBlank = (typed: string) => typed.trim() !== '' || 'Please write something first.';

/** A note while it is written: what it was, and what was said. */
export const NoteForm = ({ known, keepAs, onSave, onClose }: Props) => {
  const form = useForm<Typed>({ defaultValues: { kind: known?.kind ?? 'note', text: known?.text ?? '' } });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const save = async (typed: Typed) => {
    await onSave({ ...typed, text: typed.text.trim() });
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} keepAs={keepAs} unsaved={form.formState.isDirty}>
      <SelectField control={form.control} name="kind" label="Type" options={KINDS} />
      <TextField
        control={form.control}
        name="text"
        label="What happened"
        lines={3}
        required
        autoFocus
        maxLength={10_000}
        rules={{ validate: notBlank }}
      />
      <HStack justify="flex-end">
        <Button variant="ghost" onClick={() => void leave()}>
          Cancel
        </Button>
        <SubmitButton form={form}>Save note</SubmitButton>
      </HStack>
    </Form>
  );
};
