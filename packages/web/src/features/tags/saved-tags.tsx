import { Flex, IconButton, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tag } from '@wayline/core/areas/tags/tag';
import { wordMatcher } from '@wayline/core/base/text-match';
import { X } from 'lucide-react';
import { call } from '../../lib/api';
import { useGuardedAction } from '../../lib/use-permission';
import { confirm, QUESTIONS } from '../../ui/confirm-dialog';
import { notifyDeleteError } from '../../ui/notify-delete-error';
import { StatusBadge } from '../../ui/status-badge';
import { tagListsQuery } from './tag-queries';

type Props = { tags: readonly Tag[]; typed: string };

const QUESTION = { ...QUESTIONS.delete, text: 'Records with this tag keep it. It just can’t be added again.' };

/** The tags there are of a kind, those that fit what is typed, each with what deletes it. Source: R-SHELL-194..196. */
export const SavedTags = ({ tags, typed }: Props) => {
  const client = useQueryClient();
  const allowed = useGuardedAction('Edit Trips', 'delete tags');
  const remove = useMutation({
    mutationFn: (id: Tag['id']) => call('misc.tags.delete', { id }, { onMissing: 'stay' }),
    onError: notifyDeleteError,
    onSettled: () => client.invalidateQueries({ queryKey: tagListsQuery.queryKey }),
  });
  const fits = wordMatcher(typed);
  const shown = tags.filter(({ title, suggestions }) => fits([title, ...suggestions].join(' ')));
  const ask = async ({ id }: Tag) => {
    if (await confirm(QUESTION)) remove.mutate(id);
  };
  if (shown.length === 0) return <Text color="fg.muted">{tags.length > 0 ? 'No matching tags.' : 'No tags yet.'}</Text>;
  return (
    <Flex as="ul" gap="1.5" wrap="wrap" maxH="40dvh" overflowY="auto" listStyleType="none">
      {shown.map((tag) => (
        <Flex as="li" key={tag.id} align="center">
          <StatusBadge tone="accent">{tag.title}</StatusBadge>
          <IconButton
            aria-label={`Delete tag ${tag.title}`}
            size="2xs"
            variant="ghost"
            onClick={allowed(() => void ask(tag))}
          >
            <X size={12} aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Flex>
  );
};
