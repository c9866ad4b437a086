import { Button, Stack, Text } from '@chakra-ui/react';
import { MOST_MILESTONES } from '@wayline/core/areas/accounting/invoices/invoice-limits';
import { fullName } from '@wayline/core/base/full-name';
import { Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { formatDate } from '../../../lib/format';
import { FormPart, PartProblem } from '../form-part';
import type { PaymentPreview } from '../payment-preview';
import { PlanTable } from '../plan-table';
import { TOUCH } from '../touch-target';
import { blankMilestone, type InvoiceForm, listPayers, PLANS, type TripDays } from './invoice-form';
import { MilestoneRow } from './milestone-row';

type Props = { form: UseFormReturn<InvoiceForm>; preview: PaymentPreview; days: TripDays; isIssued: boolean };

/** When the invoice is to be paid, and by whom: the plan, and the days and amounts that it comes to were it issued today. */
export const PlanPart = ({ form, preview, days, isIssued }: Props) => {
  const { control, formState } = form;
  const wrong: { message?: string } | undefined = formState.errors.milestones;
  const { fields, insert, remove, move, replace } = useFieldArray({ control, name: 'milestones', keyName: 'key' });
  const [milestones, payers, pay_as, currency] = useWatch({
    control,
    name: ['milestones', 'payers', 'pay_as', 'currency'],
  });
  const isTooMuch = preview.payments.some(({ cells }) => cells.some((cell) => cell < 0));
  return (
    <FormPart
      title="Payment plan"
      actions={
        <>
          <Button size="xs" {...TOUCH} variant="ghost" onClick={() => replace(PLANS.all(days))}>
            All at once
          </Button>
          <Button size="xs" {...TOUCH} variant="ghost" onClick={() => replace(PLANS.deposit(days))}>
            Deposit and final
          </Button>
          {fields.length < MOST_MILESTONES && (
            <Button
              size="xs"
              {...TOUCH}
              variant="outline"
              // Before the last one, which takes what the others leave.
              onClick={() => insert(fields.length - 1, blankMilestone(), { shouldFocus: false })}
            >
              <Plus size={14} aria-hidden /> Add payment
            </Button>
          )}
        </>
      }
    >
      <Stack as="ul" listStyleType="none" gap="2">
        {fields.map((field, i) => (
          <MilestoneRow
            key={field.key}
            form={form}
            at={i}
            isLast={i === fields.length - 1}
            onMove={(to) => move(i, to)}
            onRemove={fields.length > 1 ? () => remove(i) : undefined}
          />
        ))}
      </Stack>
      <PartProblem>{wrong?.message}</PartProblem>
      {isTooMuch && (
        <Text role="alert" textStyle="small" color="fg.error">
          The other payments are more than the invoice comes to.
        </Text>
      )}
      <Text textStyle="small" color="fg.muted">
        {isIssued ? 'With these changes:' : 'If you issue it today:'}
      </Text>
      <PlanTable
        currency={currency}
        payers={listPayers({ payers, pay_as }).map(({ client }, i) => (client ? fullName(client) : `Client ${i + 1}`))}
        shares={preview.shares.map(({ amount }) => amount)}
        rows={milestones.map(({ id, name }, i) => {
          const { due_day, amount = 0, cells = [] } = preview.payments[i] ?? {};
          return { id, name, amount, cells, due: due_day ? formatDate(due_day) : 'The trip has no such day yet' };
        })}
      />
    </FormPart>
  );
};
