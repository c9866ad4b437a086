import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { IfPermitted } from '../../../ui/if-permitted';
import { Modal } from '../../../ui/modal';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import { useBankAccounts } from '../payment/moved-fields';
import { TOUCH } from '../touch-target';
import { type DepositSlip, slipsQuery } from './deposit-queries';
import { useSlipPdf } from './use-slip-pdf';
import { useTakeBack } from './use-take-back';

type ItemProps = { slip: DepositSlip; account: string; busy: boolean; onTakeBack: () => void };

const SlipItem = ({ slip, account, busy, onTakeBack }: ItemProps) => {
  const { number, day, currency, amount, checks, made_by_name, taken_back_at } = slip;
  const pdf = useSlipPdf(slip);
  const mayTakeBack = !taken_back_at && !checks.some(({ bounced_on }) => bounced_on);
  return (
    <Stack as="li" aria-label={`Slip ${number}`} gap="2" borderWidth="1px" borderRadius="l2" bg="bg.panel" p="3">
      <HStack justify="space-between" gap="3" align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Stack gap="0" minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="600">{`Slip ${number}`}</Text>
            {taken_back_at && <StatusBadge>Taken back</StatusBadge>}
          </HStack>
          <Text textStyle="small" color="fg.muted">
            {`${formatDate(day)} · ${account} · by ${made_by_name}`}
          </Text>
        </Stack>
        <HStack gap="3" flexShrink="0">
          <Box textStyle="figures" fontWeight="600" textDecoration={taken_back_at ? 'line-through' : undefined}>
            {formatMoney({ minor: amount, currency })}
          </Box>
          <Button
            {...TOUCH}
            size="xs"
            variant="outline"
            loading={pdf.isPending}
            aria-label={`PDF of slip ${number}`}
            onClick={() => pdf.mutate()}
          >
            PDF
          </Button>
          {mayTakeBack && (
            <IfPermitted permission="Edit Payments">
              <Button
                {...TOUCH}
                size="xs"
                variant="outline"
                loading={busy}
                aria-label={`Take back slip ${number}`}
                onClick={onTakeBack}
              >
                Take back
              </Button>
            </IfPermitted>
          )}
        </HStack>
      </HStack>
      <Stack as="ul" listStyleType="none" gap="1">
        {checks.map((check) => (
          <HStack as="li" key={check.payment_id} justify="space-between" gap="4" align="start">
            <Box minW="0" dir="auto" overflowWrap="anywhere">
              <RouterLink to={PATHS.received(check.payment_id)}>{check.paid_by_name}</RouterLink>
              {check.confirmation_code && ` · ${check.confirmation_code}`}
              {check.bounced_on && (
                <>
                  {' '}
                  <StatusBadge tone="error">{`Bounced ${formatDate(check.bounced_on)}`}</StatusBadge>
                </>
              )}
            </Box>
            <Box textStyle="figures">{formatMoney({ minor: check.amount, currency })}</Box>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
};

/** The deposits that were made, the latest first, each with its checks; one that wasn’t made is taken back. */
export const DepositSlips = ({ onClose }: { onClose: () => void }) => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(slipsQuery);
  const { busy, ask } = useTakeBack();
  const banks = useBankAccounts();
  const nameOf = (code: string) => [code, banks.find((one) => one.code === code)?.name].filter(Boolean).join(' ');
  return (
    <Modal open kind="sheet" width="620px" title="Deposit slips" onClose={onClose}>
      <Stack gap="4">
        <Stack as="ul" listStyleType="none" gap="3">
          {data?.pages
            .flatMap(({ slips }) => slips)
            .map((slip) => (
              <SlipItem
                key={slip.id}
                slip={slip}
                account={nameOf(slip.account)}
                busy={busy === slip.id}
                onTakeBack={() => ask(slip)}
              />
            ))}
        </Stack>
        {hasNextPage && (
          <Button {...TOUCH} variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </Stack>
    </Modal>
  );
};
