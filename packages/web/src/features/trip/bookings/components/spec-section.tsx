import type { UseFormReturn } from 'react-hook-form';
import type { BookingForm } from '../booking-form';
import type { FieldSpec } from '../fields/field-spec';
import { SpecField } from '../fields/spec-field';
import { FormSection } from './form-section';

type Props = { form: UseFormReturn<BookingForm>; title: string; specs: readonly FieldSpec[]; currency: string };

/** A section whose fields are told by data; open where something stands in one of them. */
export const SpecSection = ({ form, title, specs, currency }: Props) => {
  const { control, getValues, getFieldState, formState } = form;
  const given = specs.some(({ name }) => Boolean(getValues(name)));
  const wrong = specs.some(({ name }) => getFieldState(name, formState).invalid);
  return (
    <FormSection title={title} open={given} wrong={wrong}>
      {specs.map((spec) => (
        <SpecField key={spec.name} control={control} spec={spec} currency={currency} />
      ))}
    </FormSection>
  );
};
