import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormId } from '@wayline/core/areas/forms/form-id';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { notify } from '../../../lib/toast-store';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { notifyError } from '../../../ui/notify-error';
import { CardsSkeleton } from '../../../ui/skeletons';
import { deletedFormsQuery, invalidateForms } from '../forms-queries';

/** Forms that were deleted and can still be restored, with their answers and links. */
export const DeletedFormsDialog = ({ onClose }: { onClose: () => void }) => {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(deletedFormsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: FormId) => call('crm.forms.restore', { id }),
    onSuccess: ({ form }) => {
      notify({ kind: 'success', title: `${form.form_name} restored` });
      return invalidateForms(cache);
    },
    onError: notifyError,
  });
  const body = () => {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <CardsSkeleton cards={2} />;
    if (data.length === 0)
      return <Text color="fg.muted">Deleted forms stay here for 30 days, then they’re gone for good.</Text>;
    return (
      <Stack as="ul" listStyleType="none" gap="2">
        {data.map((form) => (
          <HStack as="li" key={form.id} justify="space-between" gap="3">
            <Stack gap="0" minW="0">
              <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
                {form.form_name}
              </Text>
              <Text color="fg.muted" textStyle="small">
                Deleted {formatDate(form.deleted_at)}
              </Text>
            </Stack>
            <Button size="xs" variant="outline" disabled={isPending} onClick={() => mutate(form.id)}>
              Restore
            </Button>
          </HStack>
        ))}
      </Stack>
    );
  };
  return (
    <Modal open title="Deleted forms" onClose={onClose}>
      {body()}
    </Modal>
  );
};
