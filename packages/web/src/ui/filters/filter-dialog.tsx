import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react';
import { DAY_OUT_OF_REACH, isDayInReach } from '@wayline/core/base/days';
import type { AnyAsked } from '@wayline/core/base/list-query';
import { type Control as FormControl, useForm } from 'react-hook-form';
import { useCurrentUser } from '../../lib/session';
import { trimOrUndefined } from '../../lib/trim-or-undefined';
import { DateField } from '../fields/date-field';
import { Form } from '../fields/form';
import { SelectField } from '../fields/select-field';
import { SubmitButton } from '../fields/submit-button';
import { TextField } from '../fields/text-field';
import { Modal } from '../modal';
import type { Changes } from '../table/use-list-query';
import type { Control, ControlOf, FilterControls } from './filter-words';

type Typed = Record<string, string | undefined>;
type FieldProps<C = Control> = { control: C; form: FormControl<Typed> };

const ChoiceFilter = ({ control: { name, label, emptyLabel, useOptions }, form }: FieldProps<ControlOf<'choice'>>) => (
  <SelectField control={form} name={name} label={label} options={useOptions(undefined)} emptyLabel={emptyLabel} />
);
const ReferenceFilter = ({
  control: { name, label, emptyLabel, mine, useNames },
  form,
}: FieldProps<ControlOf<'reference'>>) => {
  const me = useCurrentUser()?.id;
  const options = (useNames(true) ?? []).map(({ id, name: called }) => ({
    value: id,
    label: mine && id === me ? mine.option(called) : called,
  }));
  return <SelectField control={form} name={name} label={label} emptyLabel={emptyLabel} options={options} />;
};
const DayFilter = ({ control: { name, label, first }, form }: FieldProps<ControlOf<'day'>>) => {
  const findFault = (day: string | undefined, { [first ?? '']: from }: Typed) => {
    if (day && !isDayInReach(day)) return DAY_OUT_OF_REACH;
    return !(day && from && day < from) || 'That end date is before the start date. Pick a later one.';
  };
  return <DateField control={form} name={name} label={label} rules={{ validate: findFault }} />;
};

const DialogField = ({ control, form }: FieldProps) => {
  switch (control.kind) {
    case 'choice':
      return <ChoiceFilter control={control} form={form} />;
    case 'reference':
      return <ReferenceFilter control={control} form={form} />;
    case 'text':
      return <TextField control={form} name={control.name} label={control.label} maxLength={control.longest} />;
    case 'day':
      return <DayFilter control={control} form={form} />;
    case 'toggle':
      return null;
  }
};

const isHalf = (control: Control) => control.kind === 'day' || (control.kind === 'choice' && control.half === true);
const toEmpty = (control: Control): string | undefined => {
  if (control.kind === 'text') return '';
  return control.kind === 'choice' ? control.usual : undefined;
};

type Props = {
  controls: FilterControls['controls'];
  frame: NonNullable<FilterControls['dialog']>;
  filters: AnyAsked;
  onClose: () => void;
  onNarrow: (changes: Changes) => void;
};

/** Everything that a list can be narrowed to besides what its bar sets, at once. Source: R-TRIP-046, R-TRIP-047. */
export const FilterDialog = ({ controls, frame, filters, onClose, onNarrow }: Props) => {
  const set = controls.filter(({ at }) => at === 'dialog');
  const none: Typed = Object.fromEntries(set.map((control) => [control.name, toEmpty(control)]));
  const now = set.flatMap(({ name }) => (filters[name] === undefined ? [] : [[name, String(filters[name])]]));
  const form = useForm<Typed>({ defaultValues: { ...none, ...Object.fromEntries(now) } });
  const narrow = async (typed: Typed) => {
    onNarrow(Object.fromEntries(set.map(({ name }) => [name, trimOrUndefined(typed[name])])));
    onClose();
  };
  return (
    <Modal open kind={frame.kind} width="420px" title={frame.title} onClose={onClose}>
      <Form form={form} onSubmit={narrow}>
        <SimpleGrid columns={2} gap="4" alignItems="end">
          {set.map((control) => (
            <Box key={control.name} gridColumn={isHalf(control) ? undefined : '1 / -1'}>
              <DialogField control={control} form={form.control} />
            </Box>
          ))}
        </SimpleGrid>
        <HStack justify="flex-end">
          <Button variant="ghost" onClick={() => form.reset(none)}>
            Clear
          </Button>
          <SubmitButton form={form}>{frame.submit}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
