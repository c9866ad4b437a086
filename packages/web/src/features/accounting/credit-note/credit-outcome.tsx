import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { toAsked } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { AmountInput } from '../../../ui/fields/amount-input';
import { FigureList } from '../figure-list';
import { FormPart, PartProblem } from '../form-part';
import type { Invoice } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import type { Credit } from './use-credit';

type Props = { credit: Credit; invoice: Invoice; names: readonly string[] };

/** How much less each of several owes: by what each owes, until somebody types it. */
export const CreditShares = ({ credit, invoice, names }: Props) => (
  <FormPart
    title="Who gets it"
    actions={
      credit.shareAgain && (
        <Button {...TOUCH} size="xs" variant="ghost" onClick={credit.shareAgain}>
          Share as they owe
        </Button>
      )
    }
  >
    <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
      {invoice.shares.map(({ payer_id, amount }, i) => (
        <HStack
          as="li"
          key={payer_id}
          gap="4"
          px="3"
          py="2"
          justify="space-between"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
        >
          <Stack gap="0" minW="0">
            <Text fontWeight="600" dir="auto">
              {names[i]}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {formatMoney({ minor: amount, currency: invoice.currency })} of the invoice
            </Text>
          </Stack>
          <Stack width={{ base: 'full', sm: '160px' }} flexShrink="0">
            <AmountInput
              label={`For ${names[i]}`}
              value={credit.worked.shares[i]?.amount ?? 0}
              currency={invoice.currency}
              error={credit.issueOf(`shares.${i}.amount`)}
              onChange={(minor) => credit.typeShare(payer_id, minor ?? 0)}
            />
          </Stack>
        </HStack>
      ))}
    </Stack>
    <PartProblem>{credit.issueOf('shares')}</PartProblem>
  </FormPart>
);

/** What becomes of the invoice, and of what was paid on it. */
export const CreditOutcome = ({ credit, invoice }: Omit<Props, 'names'>) => {
  const { currency, total_amount_received } = invoice;
  const { lines, fee, total, shares } = credit.worked;
  const direct = sum(shares.map(({ at_supplier }) => at_supplier));
  const asked = toAsked(invoice) - (total - direct);
  const due = asked - (total_amount_received - credit.released);
  const money = (minor: number) => formatMoney({ minor, currency });
  if (lines.length === 0) return null;
  return (
    <Stack gap="3" borderWidth="1px" borderRadius="l2" bg="bg.subtle" p="4" role="status" aria-label="What this does">
      <FigureList
        label="Credit note"
        currency={currency}
        rows={[
          ...(fee > 0
            ? [
                { label: 'Credited', minor: sum(lines.map(({ amount }) => amount)) },
                { label: 'Cancellation fee', minor: -fee },
              ]
            : []),
          { label: 'Credit note', minor: total, strong: true },
          ...(direct > 0 ? [{ label: 'Of it paid at suppliers', minor: direct }] : []),
          { label: 'Due on the invoice then', minor: due },
        ]}
      />
      {credit.released > 0 && (
        <Text color="fg.muted">
          {money(credit.released)} of what was paid comes off this invoice. Apply it to another one, or refund it, from
          the payment.
        </Text>
      )}
    </Stack>
  );
};
