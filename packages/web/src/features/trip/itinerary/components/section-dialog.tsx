import { Button, HStack } from '@chakra-ui/react';
import type { CustomSection } from '@wayline/core/areas/trip/itinerary/sections';
import { useForm } from 'react-hook-form';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { Modal } from '../../../../ui/modal';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';

type Props = {
  section: CustomSection;
  isNew: boolean;
  onSave: (section: CustomSection) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Writes a section in the advisor's own words. */
export const SectionDialog = ({ section, isNew, onSave, onRemove, onClose }: Props) => {
  const form = useForm<CustomSection>({ defaultValues: section });
  const { control } = form;
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const save = async (typed: CustomSection) => {
    onSave({ ...section, title: typed.title.trim(), text: typed.text, stands_out: typed.stands_out });
    onClose();
  };
  return (
    <Modal open title={isNew ? 'New section' : 'Section'} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="title" label="Title" maxLength={255} required autoFocus />
        <TextField
          control={control}
          name="text"
          label="Text"
          lines={8}
          maxLength={10_000}
          hint="A blank line starts a paragraph. Start lines with - or 1. for a list. Links: [name](https://…)."
        />
        <TickField control={control} name="stands_out" label="Show as an important notice" />
        <HStack justify="space-between">
          {isNew ? (
            <span />
          ) : (
            <Button
              variant="ghost"
              colorPalette="red"
              onClick={() => {
                onRemove();
                onClose();
              }}
            >
              Remove
            </Button>
          )}
          <SubmitButton form={form}>Save section</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
