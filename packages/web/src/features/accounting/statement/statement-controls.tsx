import { HStack } from '@chakra-ui/react';
import { BarFilter, PressFilter } from '../../../ui/filters/bar-filter';
import { type ControlOf, listAsWritten } from '../../../ui/filters/filter-words';
import { PERIODS } from './statement-period';
import type { Statement } from './statement-queries';
import type { useAskedStatement } from './use-asked-statement';

const PERIOD = { kind: 'choice', at: 'press', name: 'period', label: 'Period', useOptions: () => PERIODS } as const;
const CURRENCY = { kind: 'choice', at: 'press', name: 'currency', label: 'Currency' } as const;
const DAYS = [
  { kind: 'day', at: 'bar', name: 'from', label: 'From' },
  { kind: 'day', at: 'bar', name: 'to', label: 'To' },
] as const;
const DAY_WIDTH = { base: 'calc(50% - 4px)', md: '160px' };

type Props = {
  asking: ReturnType<typeof useAskedStatement>;
  statement: Pick<Statement, 'currency' | 'money' | 'from' | 'to'> | undefined;
};

/** What a statement is of: its period, and its currency where the client has several. */
export const StatementControls = ({ asking: { period, typed, change }, statement }: Props) => {
  const currencies = statement?.money.map(({ currency }) => currency).sort() ?? [];
  const currencyChoice: ControlOf<'choice'> = {
    ...CURRENCY,
    useOptions: () => listAsWritten(currencies),
  };
  return (
    <HStack gap="3" wrap="wrap" pb="4" _print={{ display: 'none' }}>
      <PressFilter
        control={PERIOD}
        value={period}
        onChange={(to) => {
          // A custom period begins with the days that are shown.
          const days =
            to === 'custom' ? { from: statement?.from, to: statement?.to } : { from: undefined, to: undefined };
          change({ period: to, ...days });
        }}
      />
      {period === 'custom' && (
        <HStack gap="2" wrap="wrap" w={{ base: 'full', md: 'auto' }}>
          {DAYS.map((control) => (
            <BarFilter
              key={control.name}
              control={control}
              value={typed[control.name]}
              width={DAY_WIDTH}
              onChange={(day) => change({ [control.name]: day })}
            />
          ))}
        </HStack>
      )}
      {currencies.length > 1 && (
        <PressFilter
          control={currencyChoice}
          value={statement?.currency}
          onChange={(currency) => change({ currency })}
        />
      )}
    </HStack>
  );
};
