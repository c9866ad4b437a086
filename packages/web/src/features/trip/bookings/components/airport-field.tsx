import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LookupField } from '../../../../ui/fields/lookup-field';
import type { BookingForm } from '../booking-form';
import { airportQuery } from '../lookup-queries';

type Props = { form: UseFormReturn<BookingForm>; leg: number; end: 'from' | 'to' };

/** An end of a flight: an airport by its code, its city or its name, which brings its time zone along, or any other text. */
export const AirportField = ({ form: { control, setValue, watch }, leg, end }: Props) => {
  const [typed, setTyped] = useState('');
  const { data = [] } = useQuery(airportQuery(typed.trim()));
  const at = `legs.${leg}` as const;
  const place = (name: string | undefined, code: string, zone: string) => {
    if (name !== undefined) setValue(`${at}.${end}`, name, { shouldDirty: true, shouldValidate: true });
    setValue(`${at}.${end}_code`, code, { shouldDirty: true });
    setValue(`${at}.${end}_zone`, zone, { shouldDirty: true });
  };
  return (
    <LookupField
      control={control}
      name={`${at}.${end}`}
      label={end === 'from' ? 'From' : 'To'}
      required
      maxLength={300}
      mark={watch(`${at}.${end}_code`)}
      options={
        typed.trim().length < 2
          ? []
          : data.map(({ iata, name, city, zone }) => ({ id: iata, code: iata, label: name, note: city, zone }))
      }
      onType={(text) => {
        setTyped(text);
        place(undefined, '', '');
      }}
      onPick={({ label, code, zone }) => {
        place(label, code, zone);
        setTyped('');
      }}
    />
  );
};
