import { useQuery } from '@tanstack/react-query';
import { findSupplierEntry } from '@wayline/core/areas/trip/bookings/suppliers/supplier-lists';
import { getSupplierType } from '@wayline/core/areas/trip/bookings/types/supplier-groups';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePermission } from '../../../../lib/use-permission';
import { TextField } from '../../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import { supplierQuery } from '../supplier-query';
import { SupplierOptions } from './supplier-options';

type Props = { form: UseFormReturn<BookingForm> };

/** Whom it is bought from: a name the company knows of this type, or any other, which it knows from then on. Source: spec 2 §9, R-TRIP-247. */
export const SupplierField = ({ form: { control, watch } }: Props) => {
  const list = useId();
  const { data } = useQuery({ ...supplierQuery, enabled: usePermission('View Supplier Profiles') });
  const lists = data?.groups.map((one) => ({ ...one, id: one.group })) ?? [];
  const those = findSupplierEntry(getSupplierType(watch('booking_type'), watch('sub_type')), lists);
  return (
    <>
      <TextField control={control} name="supplier_name" label="Supplier" maxLength={300} list={list} />
      <SupplierOptions id={list} lists={those ? [those] : []} />
    </>
  );
};
