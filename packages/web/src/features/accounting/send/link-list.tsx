import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { ErrorState } from '../../../ui/error-state';
import { notifyError } from '../../../ui/notify-error';
import { StatusBadge } from '../../../ui/status-badge';
import { notify } from '../../../ui/toaster';
import { FormPart } from '../form-part';
import { type Invoice, type InvoiceLink, invalidateAccounting, invoiceLinksQuery } from '../invoice-queries';
import { TOUCH } from '../touch-target';

type RowProps = { link: InvoiceLink; name: string; onTurnOff: () => void };

const LinkRow = ({ link, name, onTurnOff }: RowProps) => {
  const { email, created_at, created_by_name, expires_at, revoked_at, reminds } = link;
  const made = `${formatDate(created_at)} by ${created_by_name}`;
  return (
    <Flex as="li" justify="space-between" align="center" gap="3">
      <Stack gap="0" minW="0">
        <Text dir="auto" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {`${email ?? 'Copied'} · ${reminds ? `reminder of ${made}` : made}${revoked_at ? '' : ` · works until ${formatDate(expires_at)}`}`}
        </Text>
      </Stack>
      {revoked_at ? (
        <StatusBadge>Turned off</StatusBadge>
      ) : (
        <Button
          {...TOUCH}
          flexShrink="0"
          size="xs"
          variant="ghost"
          aria-label={`Turn off the link of ${name}`}
          onClick={onTurnOff}
        >
          Turn off
        </Button>
      )}
    </Flex>
  );
};

/** The links to an invoice that haven’t run out: whose they are and where they went. Each can be turned off. */
export const LinkList = ({ invoice: { id, shares } }: { invoice: Invoice }) => {
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery(invoiceLinksQuery(id));
  const now = new Date().toISOString();
  const links = data?.links.filter(({ expires_at }) => expires_at > now);
  const nameOf = ({ payer_id }: InvoiceLink) => shares.find((share) => share.payer_id === payer_id)?.name ?? 'Client';
  const turnOff = async (link: InvoiceLink) => {
    const question = sure(`${nameOf(link)} won’t be able to open the invoice with this link anymore.`, 'Turn off link');
    if (!(await confirm(question))) return;
    try {
      await call('book.invoice-links.revoke', { invoice_id: id, id: link.id }, { onMissing: 'stay' });
      notify({ kind: 'success', title: 'Link turned off' });
    } catch (thrown) {
      notifyError(thrown);
    }
    await invalidateAccounting(cache);
  };
  return (
    <FormPart title="Links">
      {!links && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {links?.length === 0 && (
        <Text color="fg.muted">No one has a link yet. Send the invoice, or copy a link into your own message.</Text>
      )}
      {links && links.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="3">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} name={nameOf(link)} onTurnOff={() => void turnOff(link)} />
          ))}
        </Stack>
      )}
    </FormPart>
  );
};
