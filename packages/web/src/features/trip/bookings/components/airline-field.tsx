import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { LookupField } from '../../../../ui/fields/lookup-field';
import type { BookingForm } from '../booking-form';
import { airlineQuery } from '../lookup-queries';

type Props = { form: UseFormReturn<BookingForm>; leg: number };

const MOST = 8;

/** The airline of a leg by its code or its name, or any other text. */
export const AirlineField = ({ form: { control, setValue, watch }, leg }: Props) => {
  const at = `legs.${leg}` as const;
  const { data = [] } = useQuery(airlineQuery);
  const [typed, code] = [watch(`${at}.carrier`).trim().toLowerCase(), watch(`${at}.carrier_code`)];
  const fitting = typed
    ? data.filter(({ code, name }) => code.toLowerCase() === typed || ` ${name.toLowerCase()}`.includes(` ${typed}`))
    : [];
  return (
    <LookupField
      control={control}
      name={`${at}.carrier`}
      label="Airline"
      maxLength={120}
      mark={code}
      options={fitting.slice(0, MOST).map(({ code, name }) => ({ id: code, code, label: name }))}
      onType={() => setValue(`${at}.carrier_code`, '', { shouldDirty: true })}
      onPick={({ label, code }) => {
        setValue(`${at}.carrier`, label, { shouldDirty: true });
        setValue(`${at}.carrier_code`, code, { shouldDirty: true });
      }}
    />
  );
};
