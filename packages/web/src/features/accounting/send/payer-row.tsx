import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { type Control, useWatch } from 'react-hook-form';
import { EmailField } from '../../../ui/fields/email-field';
import { TickField } from '../../../ui/fields/tick-field';
import type { InvoiceLink, InvoiceShare } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import type { SendForm } from './send-form';
import { describeMailed } from './sent-line';

type Props = {
  control: Control<SendForm>;
  at: number;
  share: InvoiceShare;
  currency: string;
  /** Where they are mailed by now, none where that isn’t known. */
  email: string | undefined;
  /** The link that they were mailed before. */
  mailed: InvoiceLink | undefined;
  /** Where it was sent from here. */
  sentTo: string | undefined;
  /** A link that was made to be copied: it can’t be shown again later. */
  url: string | undefined;
  isBusy: boolean;
  onCopy: () => void;
  onPdf: () => void;
};

/** One of those who pay: their part, where it goes, and the other ways to pass it on. */
export const PayerRow = ({
  control,
  at,
  share,
  currency,
  email,
  mailed,
  sentTo,
  url,
  isBusy,
  onCopy,
  onPdf,
}: Props) => {
  const { name, amount } = share;
  const isTicked = useWatch({ control, name: `payers.${at}.ticked` });
  return (
    <Stack role="group" aria-label={name} gap="3" p="3" borderWidth="1px" borderRadius="l2">
      <HStack justify="space-between" gap="3">
        {sentTo ? (
          <Text fontWeight="500" dir="auto" overflowWrap="anywhere">
            {name}
          </Text>
        ) : (
          <TickField control={control} name={`payers.${at}.ticked`} label={<bdi>{name}</bdi>} />
        )}
        <Text textStyle="figures" whiteSpace="nowrap">
          {formatMoney({ minor: amount, currency })}
        </Text>
      </HStack>
      {sentTo && <Text role="status" color="fg.success" overflowWrap="anywhere">{`Sent to ${sentTo}`}</Text>}
      {!sentTo && mailed && (
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {describeMailed(mailed)}
        </Text>
      )}
      {!sentTo && isTicked && (
        <EmailField
          control={control}
          name={`payers.${at}.email`}
          required
          hint={email ? undefined : 'No email on file. Enter one, or untick and copy a link instead.'}
        />
      )}
      {!sentTo && !isTicked && !email && !mailed && (
        <Text textStyle="small" color="fg.muted">
          No email on file. Copy a link, or tick them to enter one.
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        <Button {...TOUCH} size="sm" variant="outline" disabled={isBusy} onClick={onCopy}>
          Copy link
        </Button>
        <Button {...TOUCH} size="sm" variant="outline" disabled={isBusy} onClick={onPdf}>
          PDF
        </Button>
      </HStack>
      {url && (
        <Stack gap="1">
          <Text textStyle="small" color="fg.muted">
            Anyone with this link can open the invoice. You won’t see it again.
          </Text>
          <Text fontFamily="mono" textStyle="small" wordBreak="break-all" p="3" bg="bg.muted" borderRadius="l2">
            {url}
          </Text>
        </Stack>
      )}
    </Stack>
  );
};
