import { Box, Button, HStack, Menu, SimpleGrid } from '@chakra-ui/react';
import { DIMENSION_WORDS, type Dimension } from '@wayline/core/areas/ledger/dimensions';
import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MoneyField } from '../../ui/fields/money-field';
import { SelectField } from '../../ui/fields/select-field';
import { DimensionField } from './dimension-field';
import { type EntryForm, listNamed, listNeeded, listOffered } from './entry-form';
import type { LedgerAccount } from './ledger-queries';

const SIDES = [
  { value: 'debit', label: 'Debit' },
  { value: 'credit', label: 'Credit' },
];

const AddDetail = ({ offered, onAdd }: { offered: readonly Dimension[]; onAdd: (dimension: Dimension) => void }) => (
  <Menu.Root>
    <Menu.Trigger asChild>
      <Button size="xs" variant="ghost">
        <Plus size={14} aria-hidden /> Add detail
      </Button>
    </Menu.Trigger>
    {/* Within the dialog, which covers what is drawn beside it. */}
    <Menu.Positioner>
      <Menu.Content>
        {offered.map((dimension) => (
          <Menu.Item key={dimension} value={dimension} onClick={() => onAdd(dimension)}>
            {DIMENSION_WORDS[dimension]}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
);

type Props = {
  form: UseFormReturn<EntryForm>;
  line: number;
  accounts: readonly LedgerAccount[];
  currency: string;
  onRemove: (() => void) | undefined;
};

/** A line of an entry: account, side, amount, and what it is about. */
export const EntryLine = ({ form, line, accounts, currency, onRemove }: Props) => {
  const { control, setValue } = form;
  const at = `lines.${line}` as const;
  const [typed, kind] = useWatch({ control, name: [at, 'kind'] });
  const needed = listNeeded(accounts.find(({ code }) => code === typed.account));
  const named = listNamed(typed, needed);
  const offered = listOffered(named);
  return (
    <Box borderWidth="1px" borderRadius="l2" p="3">
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
        <SelectField
          control={control}
          name={`${at}.account`}
          label="Account"
          required
          emptyLabel="Choose an account"
          options={accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
        <SelectField control={control} name={`${at}.side`} label="Side" options={SIDES} />
        <MoneyField control={control} name={`${at}.amount`} label="Amount" currency={currency} required />
      </SimpleGrid>
      {named.length > 0 && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" mt="3">
          {named.map((dimension) => (
            <DimensionField
              key={dimension}
              form={form}
              line={line}
              dimension={dimension}
              required={kind === 'manual' && needed.includes(dimension)}
            />
          ))}
        </SimpleGrid>
      )}
      <HStack justify="flex-end" gap="2" mt="1">
        {offered.length > 0 && (
          <AddDetail
            offered={offered}
            onAdd={(dimension) => setValue(`${at}.dimensions.${dimension}`, '', { shouldDirty: true })}
          />
        )}
        {onRemove && (
          <Button size="xs" variant="ghost" onClick={onRemove}>
            <Trash2 size={14} aria-hidden /> Remove line
          </Button>
        )}
      </HStack>
    </Box>
  );
};
