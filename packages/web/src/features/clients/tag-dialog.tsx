import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { TagSuggestions, tagListsQuery } from '../tags/public';

type Props = { taken?: readonly string[]; onClose: () => void; onTag: (tag: string) => Promise<void> };
const NONE: readonly string[] = [];

/** Which tag one client or several get. */
export const TagDialog = ({ taken = NONE, onClose, onTag }: Props) => {
  const { data: lists } = useQuery(tagListsQuery);
  const form = useForm({ defaultValues: { tag: '' } });
  const save = async ({ tag }: { tag: string }) => {
    onClose();
    await onTag(tag.trim());
  };
  return (
    <Modal open title="Add tag" width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="tag"
          label="Tag"
          hint="Added to the other tags."
          required
          maxLength={255}
          autoComplete="off"
          rules={{ validate: (tag) => tag.trim() !== '' || 'Please enter a name.' }}
        />
        <TagSuggestions
          tags={lists?.individuals ?? []}
          typed={form.watch('tag')}
          taken={taken}
          onPick={(title) => form.setValue('tag', title)}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add tag</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
