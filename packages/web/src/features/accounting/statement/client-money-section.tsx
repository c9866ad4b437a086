import { Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { PATHS } from '../../../lib/paths';
import { ErrorState } from '../../../ui/error-state';
import { SectionFrame } from '../../../ui/record/section-frame';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { ClientCredits } from '../credit/client-credits';
import { InvoiceOver } from '../drawer/invoice-over';
import { Part } from '../drawer/reading-parts';
import { useOpenedInvoice } from '../use-opened';
import { ClientFigures } from './client-figures';
import { OpenInvoiceList } from './open-invoice-list';
import { PartialNote } from './partial-note';
import { clientStatementQuery, type Statement } from './statement-queries';

const Standing = ({ statement }: { statement: Statement }) => {
  const invoices = useOpenedInvoice();
  const { money, open_invoices, is_partial } = statement;
  const [first] = money;
  const known = money.filter(({ owed, overdue, held, at_supplier = 0, paid_this_year = 0 }) =>
    [owed, overdue, held, at_supplier, paid_this_year].some((minor) => minor !== 0),
  );
  const hasMoved = known.length > 0 || statement.lines.length > 0 || statement.opening !== 0;
  return (
    <Stack gap="3">
      <PartialNote shown={is_partial} />
      {hasMoved ? (
        <ClientFigures
          client={statement.client.id}
          money={known.length > 0 || !first ? known : [first]}
          year={statement.today.slice(0, 4)}
        />
      ) : (
        <Text color="fg.muted">
          No open invoices and no money of theirs with you. What you bill them and what they pay is added up here.
        </Text>
      )}
      {open_invoices.length > 0 && <OpenInvoiceList invoices={open_invoices} addressOf={invoices.addressOf} />}
      <InvoiceOver invoices={invoices} />
    </Stack>
  );
};

/** How a client stands with the agency, within their profile: what they owe and have, their open invoices, and the way to their statement of account. */
export const ClientMoneySection = ({ id, title, clientId }: { id: string; title: string; clientId: ClientId }) => {
  const { data, error, refetch } = useQuery(clientStatementQuery({ client_id: clientId }));
  return (
    <SectionFrame
      id={id}
      title={title}
      action={
        <RouterButton size="sm" variant="outline" to={PATHS.clientStatement(clientId)}>
          Statement of account…
        </RouterButton>
      }
    >
      <Stack gap="3">
        {data ? (
          <Standing statement={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Delayed>
            <CardsSkeleton cards={1} />
          </Delayed>
        )}
        <Part title="Credit">
          <ClientCredits client={clientId} />
        </Part>
      </Stack>
    </SectionFrame>
  );
};
