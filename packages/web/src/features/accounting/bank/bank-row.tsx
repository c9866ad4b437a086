import { Button, chakra, Flex, Grid, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { notifyError } from '../../../ui/notify-error';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import { TOUCH } from '../touch-target';
import type { BankRow } from './bank-queries';
import {
  describeAmount,
  describeReasons,
  describeSuggestion,
  toRowName,
  toTakeLabel,
  toWhat,
  toWho,
} from './bank-words';
import { LINE, LINE_ACT, LINE_OPEN, LINE_SKIP } from './line-focus';
import { useBankRights } from './use-bank-rights';
import { useDecide } from './use-decide';
import { useSuggestions } from './use-suggestions';

/** Day and amount side by side, then who, then what it is, then what can be done; below each other on a phone. */
const COLUMNS = { base: '1fr auto', lg: '104px 132px minmax(160px, 1fr) minmax(220px, 1.2fr) 176px' };
const WHOLE = { base: '1 / -1', lg: 'auto' };

const Frame = ({ row, children }: { row: BankRow; children: ReactNode }) => (
  <Grid
    {...{ [LINE]: row.id }}
    role="group"
    aria-label={toRowName(row)}
    tabIndex={-1}
    templateColumns={COLUMNS}
    columnGap="4"
    rowGap="1"
    alignItems="center"
    px="3"
    py="2"
    borderWidth="1px"
    borderRadius="l2"
    bg="bg.panel"
    focusVisibleRing="outside"
  >
    <Text textStyle={{ base: 'small', lg: 'body' }} color="fg.muted">
      {formatDate(row.day)}
    </Text>
    <Text textStyle="figures" fontWeight="600" textAlign="end" color={row.amount > 0 ? 'fg.success' : undefined}>
      {describeAmount(row)}
    </Text>
    {children}
  </Grid>
);

const Who = ({ row, onOpen }: { row: BankRow; onOpen?: (() => void) | undefined }) => (
  <Stack gap="0" minW="0" gridColumn={WHOLE}>
    {onOpen ? (
      <chakra.button
        type="button"
        {...{ [LINE_OPEN]: '' }}
        onClick={onOpen}
        textAlign="start"
        fontWeight="600"
        dir="auto"
        overflowWrap="anywhere"
        minH={{ mdDown: '44px' }}
        cursor="pointer"
        _hover={{ textDecoration: 'underline' }}
      >
        {toWho(row)}
        {row.reversal && <StatusBadge tone="warning">Came back</StatusBadge>}
      </chakra.button>
    ) : (
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {toWho(row)}
      </Text>
    )}
    {toWhat(row) && (
      <Text textStyle="small" color="fg.muted" dir="auto" overflowWrap="anywhere" lineClamp={2}>
        {toWhat(row)}
      </Text>
    )}
  </Stack>
);

export type OpenLine = (row: BankRow, as?: 'left_out') => void;

const OpenRow = ({ row, onOpen }: { row: BankRow; onOpen: OpenLine }) => {
  const { suggestions, isLoading, error, refetch } = useSuggestions(row);
  const { mayDecide } = useBankRights();
  const { decide } = useDecide();
  const [isBusy, setBusy] = useState(false);
  const [first] = suggestions;
  const take = async () => {
    if (!first || isBusy) return;
    setBusy(true);
    await decide(row, first.decision).catch(notifyError);
    setBusy(false);
  };
  return (
    <Frame row={row}>
      <Who row={row} onOpen={() => onOpen(row)} />
      <Stack gap="0" minW="0" gridColumn={WHOLE}>
        {first ? (
          <>
            <Text dir="auto" overflowWrap="anywhere">
              {describeSuggestion(first, row)} {first.sure && <StatusBadge tone="success">Sure</StatusBadge>}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {describeReasons(first)}
            </Text>
          </>
        ) : (
          <Text textStyle="small" color="fg.muted">
            {isLoading ? 'Looking for a match…' : error ? 'We couldn’t look for a match.' : 'No match found'}
          </Text>
        )}
      </Stack>
      {mayDecide && (
        <HStack gap="1" justify={{ base: 'start', lg: 'end' }} gridColumn={WHOLE}>
          {first ? (
            <Button
              {...TOUCH}
              {...{ [LINE_ACT]: '' }}
              size="sm"
              variant={first.sure ? 'solid' : 'outline'}
              loading={isBusy}
              onClick={() => void take()}
            >
              {toTakeLabel(first)}
            </Button>
          ) : (
            <Button {...TOUCH} size="sm" variant="outline" onClick={() => onOpen(row)}>
              Choose…
            </Button>
          )}
          {first && (
            <Button {...TOUCH} size="sm" variant="ghost" onClick={() => onOpen(row)}>
              Other…
            </Button>
          )}
          {error && !first && (
            <Button {...TOUCH} size="sm" variant="ghost" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <IconButton
            {...TOUCH}
            {...{ [LINE_SKIP]: '' }}
            aria-label={`Leave out ${toRowName(row)}`}
            title="Not for the books"
            size="sm"
            variant="ghost"
            onClick={() => onOpen(row, 'left_out')}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </HStack>
      )}
    </Frame>
  );
};

type DoneProps = { row: BankRow; to: string | undefined };
const DoneRow = ({ row, to }: DoneProps) => {
  const { state, matched_as, words, reason, decided_by_name } = row;
  const { mayUndo } = useBankRights();
  const { undo } = useDecide();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await undo(row);
    setBusy(false);
  };
  return (
    <Frame row={row}>
      <Who row={row} />
      <Stack gap="0" minW="0" gridColumn={WHOLE}>
        <Flex gap="2" wrap="wrap" align="baseline" dir="auto">
          {state === 'left_out' ? (
            <StatusBadge>Left out</StatusBadge>
          ) : (
            <StatusBadge tone="success">{matched_as === 'found' ? 'Matched' : 'Recorded'}</StatusBadge>
          )}
          {to ? (
            <RouterLink to={to} overflowWrap="anywhere" py="2" my="-2">
              {words}
            </RouterLink>
          ) : (
            <Text as="span" overflowWrap="anywhere">
              {state === 'left_out' ? reason : words}
            </Text>
          )}
        </Flex>
        {decided_by_name && (
          <Text textStyle="small" color="fg.muted" dir="auto">
            By {decided_by_name}
          </Text>
        )}
      </Stack>
      {mayUndo && (
        <HStack justify={{ base: 'start', lg: 'end' }} gridColumn={WHOLE}>
          <Button {...TOUCH} size="sm" variant="ghost" loading={isBusy} onClick={() => void takeBack()}>
            Undo
          </Button>
        </HStack>
      )}
    </Frame>
  );
};

type Props = DoneProps & { onOpen: OpenLine };

/** A movement of the list: what the bank says and what it most likely is, or what somebody has said that it is. */
export const BankRowView = ({ row, to, onOpen }: Props) =>
  row.state === 'open' ? <OpenRow row={row} onOpen={onOpen} /> : <DoneRow row={row} to={to} />;
