import { useQuery } from '@tanstack/react-query';
import { DIMENSION_WORDS, type Dimension } from '@wayline/core/areas/ledger/dimensions';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LookupField } from '../../ui/fields/lookup-field';
import { TextField } from '../../ui/fields/text-field';
import type { EntryForm } from './entry-form';
import { isChosen, referenceChoices } from './reference-choices';

type Props = { form: UseFormReturn<EntryForm>; line: number; dimension: Dimension; required: boolean };

/** What a line is about: a record that is found as its name is typed, or a text where there is none, such as a bank account's name. */
export const DimensionField = ({ form, line, dimension, required }: Props) => {
  const { control, setValue, getValues } = form;
  const [typed, setTyped] = useState<string>();
  const { data = [] } = useQuery({
    ...referenceChoices(dimension, typed?.trim() ?? ''),
    enabled: typed !== undefined && isChosen(dimension),
  });
  const at = `lines.${line}` as const;
  const label = DIMENSION_WORDS[dimension];
  const name = `${at}.dimensions.${dimension}` as const;
  if (!isChosen(dimension))
    return <TextField control={control} name={name} label={label} required={required} maxLength={100} />;
  const choose = (what: Dimension, id: string, text: string) => {
    setValue(`${at}.chosen.${what}`, id, { shouldDirty: true });
    setValue(`${at}.dimensions.${what}`, text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <LookupField
      control={control}
      name={name}
      label={label}
      required={required}
      maxLength={120}
      rules={{
        validate: (text) =>
          !text || getValues(`${at}.chosen.${dimension}`) !== undefined || 'Choose one of the suggestions.',
      }}
      options={typed?.trim() ? data : []}
      onType={(text) => {
        setTyped(text);
        setValue(`${at}.chosen.${dimension}`, undefined);
      }}
      onPick={({ id, label: text, trip }) => {
        choose(dimension, id, text);
        if (trip) choose('trip', trip.id, trip.label);
        setTyped(undefined);
      }}
    />
  );
};
