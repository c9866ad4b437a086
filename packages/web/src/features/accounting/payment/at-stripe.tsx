import { HStack, Link, Stack, Text } from '@chakra-ui/react';
import { isOpenDispute } from '@wayline/core/areas/accounting/payments/online-money';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import { Part } from '../drawer/reading-parts';
import type { Payment, ShownPayout } from '../payment-queries';
import { TOUCH } from '../touch-target';
import { DISPUTE_WORDS, describeReason } from './dispute-words';
import { useBankAccounts } from './moved-fields';

const DASHBOARD = 'https://dashboard.stripe.com';
type Dispute = Payment['disputes'][number];

/** A dispute: how it stands, why, and until when it can be answered. */
const DisputeNote = ({ dispute, currency }: { dispute: Dispute; currency: string }) => {
  const { id, state, amount, reason, evidence_due_on } = dispute;
  const { label, tone, text } = DISPUTE_WORDS[state];
  return (
    <Stack gap="1" borderWidth="1px" borderRadius="l2" px="4" py="3">
      <HStack gap="3" wrap="wrap">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <Text>{`${formatMoney({ minor: amount, currency })} · ${describeReason(reason)}`}</Text>
      </HStack>
      <Text color="fg.muted">{text}</Text>
      {isOpenDispute(dispute) && evidence_due_on && state !== 'under_review' && (
        <Text>{`Answer by ${formatDate(evidence_due_on)}.`}</Text>
      )}
      <Link {...TOUCH} href={`${DASHBOARD}/disputes/${id}`} target="_blank" rel="noreferrer" alignSelf="flex-start">
        Open in Stripe
      </Link>
    </Stack>
  );
};

const describePayout = ({ state, arrives_on, id, account, is_listed, ...payout }: ShownPayout, bank: string) => {
  const day = formatDate(arrives_on);
  if (!is_listed) return `Payout ${id} was made by hand in Stripe, so it isn’t in the books.`;
  if (state === 'failed')
    return payout.repaid_in
      ? `Your bank sent payout ${id} back.`
      : `Your bank sent payout ${id} back. It goes out again with a later one.`;
  if (state === 'under_way') return `On its way in payout ${id}, expected ${day}.`;
  const say = (minor: number) => formatMoney({ minor, currency: payout.currency });
  const { amount, ours, part } = payout;
  // Those who see only their own work see nothing of what others’ clients paid.
  if (amount === undefined || ours === undefined)
    return `${say(part)} of it went out ${day} in payout ${id}${account ? ` to ${bank}` : ''}.`;
  const other = ours === amount ? '' : ` of ${say(amount)}, in which payments kept here come to ${say(ours)},`;
  return `Paid out ${day} in payout ${id}${other}${account ? ` to ${bank}` : ''}.`;
};

type Props = { payment: Payment; payouts: readonly ShownPayout[] };
/** What Stripe did with a payment after it was paid: what it kept, with which payouts it went to the bank, and disputes. Source: V03, V11. */
export const AtStripe = ({ payment, payouts }: Props) => {
  const banks = useBankAccounts();
  const { moves, disputes, currency } = payment;
  const nameOf = (code = '') => banks.find((one) => one.code === code)?.name ?? `account ${code}`;
  const settledIn = moves[0]?.currency ?? currency;
  const of = (kinds: readonly string[]) => sum(moves.filter(({ kind }) => kinds.includes(kind)).map(({ fee }) => fee));
  const kept = of(['charge', 'refund', 'refund_failed']);
  const disputeFees = of(['withdrawn', 'reinstated']);
  const say = (minor: number) => formatMoney({ minor, currency: settledIn });
  return (
    <Part title="At Stripe">
      {moves.length === 0 ? (
        <Text color="fg.muted">Stripe hasn’t told us yet what it keeps of it.</Text>
      ) : (
        <Text>
          {`Stripe kept ${say(kept)}.`}
          {disputeFees > 0 && ` Disputes cost ${say(disputeFees)}.`}
        </Text>
      )}
      {payouts.map((payout) => (
        <Text key={payout.id} overflowWrap="anywhere">
          {describePayout(payout, nameOf(payout.account))}
        </Text>
      ))}
      {disputes.map((dispute) => (
        <DisputeNote key={dispute.id} dispute={dispute} currency={currency} />
      ))}
    </Part>
  );
};
