import { Button, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { toNameKey } from '@wayline/core/areas/institutions/institution-name-key';
import { findSupplierEntry } from '@wayline/core/areas/trip/bookings/suppliers/supplier-lists';
import { ADD_NEW, getSupplierType } from '@wayline/core/areas/trip/bookings/types/supplier-groups';
import { useEffect, useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PATHS } from '../../../../lib/paths';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { RouterLink } from '../../../../ui/router-link';
import type { BookingForm } from '../booking-form';
import { supplierQuery } from '../supplier-query';
import { useAddSupplier } from '../use-add-supplier';
import { SupplierOptions } from './supplier-options';

type Props = { form: UseFormReturn<BookingForm> };

/**
 * Whom it is bought from: one of the company's suppliers, or any other name, which becomes one with a press. Where several have that name,
 * somebody says which. Source: spec 2 §9, R-TRIP-247.
 */
export const SupplierField = ({ form }: Props) => {
  const { control, watch, resetField, getValues, setValue, formState } = form;
  const list = useId();
  const sees = usePermission('View Supplier Profiles');
  const adds = usePermission('Edit Supplier Profiles');
  const allowed = useGuardedAction('Edit Supplier Profiles', 'edit supplier profiles');
  const { data } = useQuery({ ...supplierQuery, enabled: sees });
  const { add, isAdding } = useAddSupplier();
  const lists = data?.groups.map((one) => ({ ...one, id: one.group })) ?? [];
  const type = getSupplierType(watch('booking_type'), watch('sub_type'));
  const those = findSupplierEntry(type, lists);
  const typed = watch('supplier_name');
  const key = toNameKey(typed);
  const all = new Map(lists.flatMap(({ suppliers }) => suppliers).map((one) => [one.id, one]));
  const { supplier_name: before = '', supplier_id: linked } = formState.defaultValues ?? {};
  // A name may have been linked to a supplier that is called otherwise.
  const isMeant = ({ id, name }: { id: string; name: string }) =>
    toNameKey(name) === key || (id === linked && key === toNameKey(before));
  const meant = key ? [...all.values()].filter((one) => one.id !== 'add_new' && isMeant(one)) : [];
  const [only] = meant;
  const chosenFor = useRef(key);
  useEffect(() => {
    // Who was chosen among those of one name isn't who is meant by another.
    if (chosenFor.current !== key) resetField('supplier_id');
    chosenFor.current = key;
  }, [key, resetField]);
  const addNew = async () => {
    const id = await add(typed, type);
    // Another name may have been typed meanwhile.
    if (id && toNameKey(getValues('supplier_name')) === key) setValue('supplier_id', id, { shouldDirty: true });
  };
  return (
    <div>
      <TextField control={control} name="supplier_name" label="Supplier" maxLength={300} list={list} />
      <SupplierOptions id={list} lists={[...(those ? [those] : []), ...lists.filter((one) => one !== those)]} />
      {data && meant.length > 1 && (
        <SelectField
          control={control}
          name="supplier_id"
          label="Which one?"
          emptyLabel="Choose"
          options={meant.map(({ id, name, acct }) => ({ value: id, label: `${name} (${acct})` }))}
        />
      )}
      {only && meant.length === 1 && (
        <RouterLink to={PATHS.supplier(only.id)} target="_blank" textStyle="small">
          Open supplier profile
        </RouterLink>
      )}
      {data && key && meant.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          Not on your supplier list.{' '}
          {adds && (
            <Button
              variant="plain"
              size="xs"
              px="0"
              h="auto"
              minH="6"
              color="sea.fg"
              loading={isAdding}
              onClick={allowed(() => void addNew())}
            >
              {ADD_NEW}
            </Button>
          )}
        </Text>
      )}
    </div>
  );
};
