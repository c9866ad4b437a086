import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { money } from '@wayline/core/base/money';
import { formatMoney } from '@wayline/core/base/money-text';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { type CallInput, call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { todayHere } from '../../lib/today';
import { DateField } from '../../ui/fields/date-field';
import { Form } from '../../ui/fields/form';
import { SelectField } from '../../ui/fields/select-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { useConfirmDiscard } from '../../ui/use-confirm-discard';
import { blankLine, type EntryForm, toDimensions, toSigned } from './entry-form';
import { EntryLine } from './entry-line';
import { accountsQuery, invalidateLedger } from './ledger-queries';

type Sent = CallInput<'ledger.entries.create'>['lines'][number]['dimensions'];
const BLANK: EntryForm = {
  kind: 'manual',
  entry_date: '',
  memo: '',
  lines: [blankLine('debit'), blankLine('credit')],
};

/** A journal entry by hand, or opening balances: it can be posted once both sides are equal. */
export const NewEntryDialog = ({ onClose }: { onClose: () => void }) => {
  const cache = useQueryClient();
  const { data } = useQuery(accountsQuery);
  const form = useForm<EntryForm>({ defaultValues: { ...BLANK, entry_date: todayHere() } });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const { lines, kind } = useWatch({ control }) as EntryForm;
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const currency = data?.currency ?? 'USD';
  const offered = (data?.accounts ?? []).filter(({ control: follows }) => kind === 'opening' || !follows);
  const wrong: { message?: string } | undefined = form.formState.errors.lines;
  const off = lines.reduce((sum, line) => sum + toSigned(line), 0);
  const save = async (typed: EntryForm) => {
    const entry = {
      kind: typed.kind,
      entry_date: typed.entry_date,
      memo: typed.memo,
      lines: typed.lines.map((line) => ({
        account: line.account,
        amount: toSigned(line),
        dimensions: toDimensions(line) as Sent,
      })),
    };
    // What a line names may be gone by now: that is marked at its field, and the page stays.
    await call('ledger.entries.create', entry, { onMissing: 'stay' });
    onClose();
    notify({ kind: 'success', title: 'Entry posted' });
    await invalidateLedger(cache);
  };
  return (
    <Modal open kind="sheet" width="620px" title="New entry" onClose={() => void leave()}>
      <Form form={form} onSubmit={save} keepAs="ledger-entry">
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
          {fields.map((field, i) => (
            <EntryLine
              key={field.id}
              form={form}
              line={i}
              accounts={offered}
              currency={currency}
              onRemove={fields.length > 2 ? () => remove(i) : undefined}
            />
          ))}
        </Stack>
        <HStack justify="space-between" wrap="wrap" gap="3">
          <Button size="sm" variant="outline" onClick={() => append(blankLine(off > 0 ? 'credit' : 'debit'))}>
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
