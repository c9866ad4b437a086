import { HStack } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tagName } from '@wayline/core/areas/tags/tag';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import type { OfferedTags } from './tag-kinds';
import { tagListsQuery } from './tag-queries';
import { TagSuggestions } from './tag-suggestions';

type Props = {
  tags: OfferedTags;
  taken?: readonly string[];
  title?: string;
  hint?: string;
  onClose: () => void;
  /** Tags them; false where it didn't come to that. */
  onTag: (tag: string) => Promise<boolean>;
};
const NONE: readonly string[] = [];
const STAY = { onMissing: 'stay' } as const;

/** Which tag one record or several get. */
export const TagDialog = ({
  tags: { list, made },
  taken = NONE,
  title = 'Add tag',
  hint = 'Added to the other tags.',
  onClose,
  onTag,
}: Props) => {
  const cache = useQueryClient();
  const { data: lists } = useQuery(tagListsQuery);
  const known = lists?.[list] ?? [];
  const form = useForm({ defaultValues: { tag: '' } });
  const save = async (typed: { tag: string }) => {
    const tag = typed.tag.trim();
    onClose();
    if (!(await onTag(tag))) return;
    if (!made || known.some(({ name }) => name === tagName(tag))) return;
    // The records have their tag already: whether it is offered for others too is nothing to bother anyone with.
    await call('misc.tags.create', { request_for: 'onlyStore', tags: { ...made, tag: [tag] } }, STAY)
      .then(() => cache.invalidateQueries({ queryKey: tagListsQuery.queryKey }))
      .catch(() => undefined);
  };
  return (
    <Modal open title={title} width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="tag"
          label="Tag"
          hint={hint}
          required
          maxLength={255}
          autoComplete="off"
          rules={{ validate: (tag) => tag.trim() !== '' || 'Please enter a name.' }}
        />
        <TagSuggestions
          tags={known}
          typed={form.watch('tag')}
          taken={taken}
          onPick={(picked) => form.setValue('tag', picked)}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>{title}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
