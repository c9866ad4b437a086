import { Button, Flex, Stack } from '@chakra-ui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyView } from '@wayline/core/areas/people/api-keys.contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { notify } from '../../../ui/toaster';
import { useSettingPage } from '../../settings/public';
import { ApiHelp } from './api-help';
import { KeyRow } from './key-row';
import { NewKeyDialog } from './new-key-dialog';

const keysQuery = () =>
  queryOptions({
    queryKey: ['settings', 'api-keys'],
    queryFn: ({ signal }) => call('users.api-keys.list', {}, { signal }),
  });

/** Keys for programs of one's own. Source: R-SHELL-099, R-SHELL-100. */
export const ApiKeysPage = () => {
  const title = useSettingPage('/myaccount/apikey');
  const query = useQuery(keysQuery());
  const client = useQueryClient();
  const allowed = useGuardedAction('Integrations', 'manage API keys');
  const [open, setOpen] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
  const revoke = async ({ id, name }: ApiKeyView) => {
    const text = `Anything that uses “${name}” stops working within 30 seconds. You can’t undo this.`;
    if (!(await confirm(sure(text, 'Revoke key')))) return;
    await call('users.api-keys.revoke', { key_id: id });
    notify({ kind: 'success', title: `${name} revoked` });
    await refresh();
  };
  const keys = query.data?.keys;
  return (
    <Stack gap="5" maxW="760px">
      <PageHeader
        title={title}
        count={keys?.length || undefined}
        subtitle="Connect your own programs. A key acts as the person who created it, within its scopes."
        actions={
          <IfPermitted permission="Integrations">
            <Button size="sm" onClick={allowed(() => setOpen(true))}>
              New key
            </Button>
          </IfPermitted>
        }
      />
      {query.isPending && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
      {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {keys?.length === 0 && (
        <EmptyState
          icon={KeyRound}
          title="No keys yet"
          text="Create a key to let a program read or change your data, with only the access it needs."
        />
      )}
      {keys && keys.length > 0 && (
        <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="API keys">
          {keys.map((key) => (
            <KeyRow key={key.id} shown={key} onRevoke={allowed(() => void revoke(key).catch(notifyError))} />
          ))}
        </Flex>
      )}
      <ApiHelp />
      {open && <NewKeyDialog onClose={() => setOpen(false)} onMade={refresh} />}
    </Stack>
  );
};
