import { Box, Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DIMENSION_WORDS, type Dimension } from '@wayline/core/areas/ledger/dimensions';
import { money } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { todayHere } from '../../lib/today';
import { DateField } from '../../ui/fields/date-field';
import { Form } from '../../ui/fields/form';
import { MoneyField } from '../../ui/fields/money-field';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { useConfirmDiscard } from '../../ui/use-confirm-discard';
import { accountsQuery, invalidateLedger, type LedgerAccount } from './ledger-queries';

type Side = 'debit' | 'credit';
/** `dimensions` is the one thing a line names, as it is typed; it is called as the server calls what is wrong with it. */
type Line = { account: string; side: Side; amount?: Money; dimensions: string };
type Typed = { kind: 'manual' | 'opening'; entry_date: string; memo: string; lines: Line[] };
const BLANK: Typed = {
  kind: 'manual',
  entry_date: '',
  memo: '',
  lines: [
    { account: '', side: 'debit', dimensions: '' },
    { account: '', side: 'credit', dimensions: '' },
  ],
};
const SIDES = [
  { value: 'debit', label: 'Debit' },
  { value: 'credit', label: 'Credit' },
];

const toSigned = ({ side, amount }: Line) => (side === 'debit' ? 1 : -1) * (amount?.minor ?? 0);
/** The one thing that a line of the account has to name; accounts that need more follow something else, and aren't posted to by hand. */
const getNeeded = (account: LedgerAccount | undefined): Dimension | undefined => account?.needs.flat()[0];

/** A journal entry by hand, or opening balances: it can be posted once both sides are equal. */
export const NewEntryDialog = ({ onClose }: { onClose: () => void }) => {
  const cache = useQueryClient();
  const { data } = useQuery(accountsQuery);
  const form = useForm<Typed>({ defaultValues: { ...BLANK, entry_date: todayHere() } });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { lines, kind } = useWatch({ control }) as Typed;
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const currency = data?.currency ?? 'USD';
  const find = (code: string) => data?.accounts.find((account) => account.code === code);
  const offered = (data?.accounts ?? []).filter(({ control: follows }) => kind === 'opening' || !follows);
  const wrong: { message?: string } | undefined = form.formState.errors.lines;
  const off = lines.reduce((sum, line) => sum + toSigned(line), 0);
  const save = async (typed: Typed) => {
    await call('ledger.entries.create', {
      kind: typed.kind,
      entry_date: typed.entry_date,
      memo: typed.memo,
      lines: typed.lines.map((line) => {
        const needed = getNeeded(find(line.account));
        const about = line.dimensions.trim();
        return {
          account: line.account,
          amount: toSigned(line),
          dimensions: needed && about ? { [needed]: about } : {},
        };
      }),
    });
    onClose();
    notify({ kind: 'success', title: 'Entry posted' });
    await invalidateLedger(cache);
  };
  return (
    <Modal open kind="sheet" width="620px" title="New entry" onClose={() => void leave()}>
      <Form form={form} onSubmit={save} keepAs="new-ledger-entry">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            control={control}
            name="kind"
            label="Type"
            options={[
              { value: 'manual', label: 'Journal entry' },
              { value: 'opening', label: 'Opening balances' },
            ]}
          />
          <DateField control={control} name="entry_date" label="Date" required />
        </SimpleGrid>
        <TextField control={control} name="memo" label="Reason" required maxLength={500} />
        <Stack gap="3">
          {fields.map((field, i) => {
            const needed = getNeeded(find(lines[i]?.account ?? ''));
            return (
              <Box key={field.id} borderWidth="1px" borderRadius="l2" p="3">
                <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3">
                  <SelectField
                    control={control}
                    name={`lines.${i}.account`}
                    label="Account"
                    required
                    emptyLabel="Choose an account"
                    options={offered.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
                  />
                  <SelectField control={control} name={`lines.${i}.side`} label="Side" options={SIDES} />
                  <MoneyField
                    control={control}
                    name={`lines.${i}.amount`}
                    label="Amount"
                    currency={currency}
                    required
                  />
                </SimpleGrid>
                <HStack justify="space-between" align="end" gap="3" mt={needed ? '3' : '1'}>
                  <Box flex="1">
                    {needed && (
                      <TextField
                        control={control}
                        name={`lines.${i}.dimensions`}
                        label={DIMENSION_WORDS[needed]}
                        required={kind === 'manual'}
                        maxLength={100}
                      />
                    )}
                  </Box>
                  {fields.length > 2 && (
                    <Button size="xs" variant="ghost" onClick={() => remove(i)}>
                      <Trash2 size={14} aria-hidden /> Remove line
                    </Button>
                  )}
                </HStack>
              </Box>
            );
          })}
        </Stack>
        <HStack justify="space-between" wrap="wrap" gap="3">
          <Button
            size="sm"
            variant="outline"
            onClick={() => append({ account: '', side: off > 0 ? 'credit' : 'debit', dimensions: '' })}
          >
            <Plus size={16} aria-hidden /> Add line
          </Button>
          <Text role="status" color={off === 0 && !wrong?.message ? 'fg.muted' : 'fg.error'}>
            {off === 0
              ? (wrong?.message ?? 'Debits and credits match.')
              : `${formatMoney(money(Math.abs(off), currency))} more ${off > 0 ? 'debit' : 'credit'} than ${off > 0 ? 'credit' : 'debit'}.`}
          </Text>
        </HStack>
        <HStack justify="flex-end">
          <SubmitButton form={form} disabled={off !== 0}>
            Post entry
          </SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
