import { HStack } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagName } from '@wayline/core/areas/tags/tag';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { type TagKind, TagSuggestions, tagListsQuery } from '../tags/public';

type Props = {
  /** Which of the company's tags are offered, and what a new one is stored as. */
  tags?: Pick<TagKind, 'list' | 'made'>;
  taken?: readonly string[];
  onClose: () => void;
  onTag: (tag: string) => Promise<void>;
};
const NONE: readonly string[] = [];
const OF_CLIENTS = { list: 'individuals', made: { tag_type: 'Individual' } } as const;
const STAY = { onMissing: 'stay' } as const;

/** Which tag one record or several get. */
export const TagDialog = ({ tags = OF_CLIENTS, taken = NONE, onClose, onTag }: Props) => {
  const cache = useQueryClient();
  const { data: lists } = useQuery(tagListsQuery);
  const known = lists?.[tags.list] ?? [];
  const form = useForm({ defaultValues: { tag: '' } });
  const save = async ({ tag }: { tag: string }) => {
    const title = tag.trim();
    onClose();
    await onTag(title);
    if (known.some(({ name }) => name === tagName(title))) return;
    // The records have their tag already: whether it is offered for others too is nothing to bother anyone with.
    await call('misc.tags.create', { request_for: 'onlyStore', tags: { ...tags.made, tag: [title] } }, STAY)
      .then(() => cache.invalidateQueries({ queryKey: tagListsQuery.queryKey }))
      .catch(() => undefined);
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
          tags={known}
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
