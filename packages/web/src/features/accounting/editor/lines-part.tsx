import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { InvoiceFigures } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { type UseFieldArrayReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { FormPart, PartProblem } from '../form-part';
import type { Billable } from '../invoice-queries';
import { TOUCH } from '../touch-target';
import { BillableList } from './billable-list';
import { blankLine, type InvoiceForm, toBilledId, toLine } from './invoice-form';
import { LineRow } from './line-row';
import type { BilledTrip } from './use-billed-trips';

type Props = {
  form: UseFormReturn<InvoiceForm>;
  lines: UseFieldArrayReturn<InvoiceForm, 'lines', 'key'>;
  trips: readonly BilledTrip[];
  figures: InvoiceFigures;
};
type Own = Parameters<typeof blankLine>[0];
const OWN: readonly { kind: Own; label: string; does: string }[] = [
  { kind: 'planning_fee', label: 'Planning fee', does: 'Add planning fee' },
  { kind: 'service_fee', label: 'Service fee', does: 'Add service fee' },
  { kind: 'other', label: 'Line', does: 'Add line' },
];

/** What is billed: picked from the trips, or typed. Enter in a line adds another below it. */
export const LinesPart = ({ form, lines, trips, figures }: Props) => {
  const { control, getValues, formState } = form;
  const [currency, typed] = useWatch({ control, name: ['currency', 'lines'] });
  const [own] = useState(() => new Set(getValues('lines').flatMap((line) => toBilledId(line) ?? [])));
  const on = new Set<string>(typed.flatMap((line) => toBilledId(line) ?? []));
  const wrong: { message?: string } | undefined = formState.errors.lines;
  const addOwn = (kind: Own, at = typed.length) =>
    lines.insert(at, blankLine(kind, getValues('taxes')), { focusName: `lines.${at}.title` });
  const add = (billable: readonly Billable[], trip: BilledTrip['id']) =>
    lines.append(
      billable.map((one) => toLine(one, trip, currency)),
      { shouldFocus: false },
    );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      !(target instanceof HTMLInputElement) ||
      target.type === 'checkbox'
    )
      return;
    const at = target.closest<HTMLElement>('[data-line]')?.dataset.line;
    if (at === undefined) return;
    event.preventDefault();
    addOwn('other', Number(at) + 1);
  };
  return (
    <FormPart
      title="Lines"
      actions={OWN.map(({ kind, label, does }) => (
        <Button key={kind} size="xs" {...TOUCH} variant="outline" aria-label={does} onClick={() => addOwn(kind)}>
          <Plus size={14} aria-hidden /> {label}
        </Button>
      ))}
    >
      <BillableList
        trips={trips}
        isOn={({ id }) => on.has(id)}
        isOwn={({ id }) => (own as ReadonlySet<string>).has(id)}
        onAdd={add}
      />
      {lines.fields.length === 0 ? (
        <HStack>
          <Text color="fg.muted">Nothing is billed yet. Add something from the trip, or a fee.</Text>
        </HStack>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2" onKeyDown={onKeyDown}>
          {lines.fields.map((field, i) => (
            <LineRow
              key={field.key}
              form={form}
              at={i}
              amount={
                (figures.lines[i]?.gross ?? 0) - Math.min(typed[i]?.discount?.minor ?? 0, figures.lines[i]?.gross ?? 0)
              }
              onRemove={() => lines.remove(i)}
            />
          ))}
        </Stack>
      )}
      <PartProblem>{wrong?.message}</PartProblem>
    </FormPart>
  );
};
