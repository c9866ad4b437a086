import { Button, HStack } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tagName } from '@wayline/core/areas/tags/tag';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { formatMessage } from '@wayline/core/base/messages';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { tagListsQuery } from './tag-queries';
import { TagSuggestions } from './tag-suggestions';

const TagsDialog = lazy(async () => ({ default: (await import('./tags-dialog')).TagsDialog }));

type Props = { trip: Trip; onClose: () => void; onChanged: () => Promise<unknown> };

/** Puts a tag on a trip: one that the company has, or a new one, which it has from then on. Stays open when that fails. Source: R-SHELL-086. */
export const TagTripDialog = ({ trip, onClose, onChanged }: Props) => {
  const client = useQueryClient();
  const { data: lists } = useQuery(tagListsQuery);
  const [managing, setManaging] = useState(false);
  const form = useForm({ defaultValues: { tag: '' } });
  const known = lists?.trips ?? [];
  const keep = async (title: string) => {
    if (known.some(({ name }) => name === tagName(title))) return;
    const tags = { tag_type: 'Trip' as const, tag_id: trip.id, tag: [title] };
    // The trip has its tag already: whether it is offered to others too is nothing to bother anybody with.
    await call('misc.tags.create', { request_for: 'onlyStore', tags }, { onMissing: 'stay' })
      .then(() => client.invalidateQueries({ queryKey: tagListsQuery.queryKey }))
      .catch(() => undefined);
  };
  const add = useMutation({
    mutationFn: (tag: string) => call('trips.tags.add', { id: trip.id, tag }),
    onSuccess: async (_, tag) => {
      await Promise.all([onChanged(), keep(tag)]);
      notify({ kind: 'success', title: formatMessage('tag.create.success', { prefix: 'Tag' }) });
      onClose();
    },
  });
  if (managing)
    return (
      <Suspense fallback={null}>
        <TagsDialog onClose={onClose} />
      </Suspense>
    );
  return (
    <Modal open title="Tag trip" width="420px" onClose={onClose}>
      <Form form={form} onSubmit={({ tag }) => add.mutateAsync(tag.trim())}>
        <TextField
          control={form.control}
          name="tag"
          label="New tag"
          maxLength={255}
          autoComplete="off"
          rules={{ validate: (tag) => tag.trim() !== '' || 'Please enter a name.' }}
        />
        <TagSuggestions
          tags={known}
          typed={form.watch('tag')}
          taken={trip.tags}
          disabled={add.isPending}
          onPick={(title) => form.setValue('tag', title)}
        />
        <HStack justify="space-between" wrap="wrap">
          <Button variant="ghost" ms="-3" onClick={() => setManaging(true)}>
            Company tags
          </Button>
          <SubmitButton form={form}>Add tag</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
