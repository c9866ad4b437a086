import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { TagSuggestions, tagListsQuery } from '../../../tags/public';

type Props = { onClose: () => void; onTag: (tag: string) => Promise<void> };

/** Which tag the chosen trips get. */
export const TagDialog = ({ onClose, onTag }: Props) => {
  const { data: lists } = useQuery(tagListsQuery);
  const form = useForm({ defaultValues: { tag: '' } });
  const save = async ({ tag }: { tag: string }) => {
    onClose();
    await onTag(tag.trim());
  };
  return (
    <Modal open title="Tag trips" width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="tag"
          label="Tag"
          hint="Added to each trip's other tags."
          required
          maxLength={255}
          rules={{ validate: (tag) => tag.trim() !== '' || 'Please enter a name.' }}
        />
        <TagSuggestions
          tags={lists?.trips ?? []}
          typed={form.watch('tag')}
          taken={[]}
          onPick={(title) => form.setValue('tag', title)}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Tag trips</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
