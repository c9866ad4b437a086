import { useQuery } from '@tanstack/react-query';
import { supplierGroupOf, supplierTypeOf } from '@wayline/core/bookings/types/supplier-groups';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import { supplierQuery } from '../supplier-query';

type Props = { form: UseFormReturn<BookingForm> };

/** Whom it is bought from: a name the company knows of this type, or any other, which it knows from then on. Source: spec 2 §9, R-TRIP-247. */
export const SupplierField = ({ form: { control, watch } }: Props) => {
  const list = useId();
  const group = supplierGroupOf(supplierTypeOf(watch('booking_type'), watch('sub_type')));
  const { data } = useQuery(supplierQuery);
  const known = data?.groups.find((g) => g.group === group)?.suppliers.filter(({ id }) => id !== 'add_new') ?? [];
  return (
    <>
      <TextField control={control} name="supplier_name" label="Supplier" maxLength={300} list={list} />
      <datalist id={list}>
        {known.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
};
