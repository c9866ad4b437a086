import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { notifyError } from '../../../ui/notify-error';
import { invalidateForms, type ShownLink } from '../forms-queries';

const isExpired = ({ expires_at }: ShownLink) => expires_at !== undefined && expires_at < new Date().toISOString();
const getState = (link: ShownLink): string => {
  if (link.revoked_at) return 'Turned off';
  if (isExpired(link)) return 'Expired';
  if (link.used_by) return 'Answered';
  return link.expires_at ? `Works until ${formatDate(link.expires_at)}` : 'Works';
};

/** The links of a form, newest first. */
export const LinkList = ({ links }: { links: readonly ShownLink[] }) => {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ form_id, id }: ShownLink) => call('crm.form-links.revoke', { form_id, id }),
    onError: notifyError,
    onSettled: () => invalidateForms(cache),
  });
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="body" fontWeight="600">
        Links
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {links.map((link) => (
          <HStack as="li" key={link.id} justify="space-between" gap="3">
            <Stack gap="0" minW="0">
              <Text overflowWrap="anywhere">{link.name ?? link.email ?? 'Link'}</Text>
              <Text color="fg.muted" textStyle="small">
                {[
                  getState(link),
                  link.single_use && 'One answer',
                  link.sites.length > 0 && `On ${link.sites.join(', ')}`,
                  `${link.created_by_name}, ${formatDate(link.created_at)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
            {!link.revoked_at && !isExpired(link) && (
              <Button size="xs" variant="outline" disabled={isPending} onClick={() => mutate(link)}>
                Turn off
              </Button>
            )}
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
};
