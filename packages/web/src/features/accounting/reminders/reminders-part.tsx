import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { RouterLink } from '../../../ui/router-link';
import { Part } from '../drawer/reading-parts';
import type { Invoice } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { type RemindedPayer, type Reminders, remindersQuery } from './reminder-queries';
import { describeReminders } from './reminder-words';
import { useReminderActions } from './use-reminder-actions';

type Actions = ReturnType<typeof useReminderActions>;
type RowProps = { payer: RemindedPayer; actions: Actions; mayChange: boolean };

const PayerLine = ({ payer, actions, mayChange }: RowProps) => {
  const { name, stopped, email, why_not } = payer;
  const isPaid = why_not === 'paid';
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" rowGap="1" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Stack gap="0" minW="0">
        <Text dir="auto" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {describeReminders(payer)}
        </Text>
      </Stack>
      {mayChange && (!isPaid || stopped) && (
        <HStack gap="1" flexShrink="0" wrap="wrap">
          <Button
            {...TOUCH}
            size="xs"
            variant="ghost"
            disabled={actions.isBusy}
            aria-label={stopped ? `Remind ${name} again` : `Don’t remind ${name}`}
            onClick={() => actions.stop(payer, !stopped)}
          >
            {stopped ? 'Remind again' : 'Don’t remind'}
          </Button>
          {!stopped && email && why_not !== 'under_way' && (
            <Button
              {...TOUCH}
              size="xs"
              variant="outline"
              disabled={actions.isBusy}
              aria-label={`Remind ${name} now…`}
              onClick={() => actions.remind(payer)}
            >
              Remind now…
            </Button>
          )}
        </HStack>
      )}
    </Flex>
  );
};

/** Why nothing is sent by itself, with what changes that. */
const Standing = ({ sends, paused }: Pick<Reminders, 'sends' | 'paused'>) => {
  const maySet = usePermission('Settings');
  if (paused)
    return (
      <Text color="fg.muted">{`Paused by ${paused.by} on ${formatDate(paused.at)}. No one is reminded of this invoice.`}</Text>
    );
  if (sends) return null;
  return (
    <Text color="fg.muted">
      Wayline can remind clients by itself.{' '}
      {maySet && <RouterLink to={PATHS.paymentReminders()}>Set up payment reminders</RouterLink>}
    </Text>
  );
};

/** Who pays an issued invoice, when each of them was reminded and is next, and what changes that. */
export const RemindersPart = ({ invoice }: { invoice: Invoice }) => {
  const { data, error, refetch } = useQuery(remindersQuery(invoice.id));
  const actions = useReminderActions(invoice);
  const mayChange = usePermission('Edit Invoices');
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null;
  const { sends, paused, payers } = data;
  const isOpen = payers.some(({ why_not }) => why_not !== 'paid');
  if (!isOpen && payers.every(({ last }) => !last)) return null;
  return (
    <Part title="Reminders">
      <Standing sends={sends} paused={paused} />
      <Stack as="ul" listStyleType="none" gap="3">
        {payers.map((payer) => (
          <PayerLine key={payer.payer_id} payer={payer} actions={actions} mayChange={mayChange} />
        ))}
      </Stack>
      {mayChange && isOpen && (sends || paused) && (
        <HStack>
          <Button {...TOUCH} size="xs" variant="ghost" disabled={actions.isBusy} onClick={() => actions.pause(!paused)}>
            {paused ? 'Resume reminders for this invoice' : 'Pause reminders for this invoice'}
          </Button>
        </HStack>
      )}
    </Part>
  );
};
