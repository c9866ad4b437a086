import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatMessage } from '@wayline/core/base/messages';
import { type CallInput, call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { notify } from '../../lib/toast-store';
import { tagListsQuery } from './tag-queries';

type Done = { /** What was added, at the head of the sentence that says so. */ prefix?: string; onAdded: () => void };

const failed = (text: string) => notify({ kind: 'error', title: formatMessage('tag.create.error'), text });

/** Stores tags of the company. Only a success is followed by `onAdded`. Source: R-SHELL-084, R-SHELL-085, R-SHELL-134, R-SHELL-197, R-SHELL-280, R-SHELL-281 (G-059). */
export const useAddTags = ({ prefix = 'Tag', onAdded }: Done) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tags: CallInput<'misc.tags.create'>['tags']) =>
      call('misc.tags.create', { request_for: 'onlyStore', tags }, { onMissing: 'stay' }),
    onError: (thrown) => failed(asApiError(thrown).message),
    onSuccess: ({ status, message }) => {
      if (status === 'error') return failed(message);
      notify({ kind: 'success', title: formatMessage('tag.create.success', { prefix }) });
      onAdded();
      return client.invalidateQueries({ queryKey: tagListsQuery.queryKey });
    },
  });
};
