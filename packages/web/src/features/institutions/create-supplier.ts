import { CATEGORIES_BY_KIND } from '@wayline/core/areas/institutions/institution-categories';
import { GENERAL, getSupplierGroup } from '@wayline/core/areas/trip/bookings/types/supplier-groups';
import { call } from '../../lib/api';

const [{ id: SUPPLIER = 0 } = {}] = CATEGORIES_BY_KIND.supplier;

/** A supplier as a booking names it, with the type of what is booked with it. */
type Named = { name: string; type: string; allow_same_name?: boolean };

/** Adds a supplier by no more than what a booking says of it. Source: R-TRIP-247, R-SHELL-157. */
export const createSupplier = ({ name, type, allow_same_name }: Named) =>
  call('crm.institutions.create', {
    institution: name.trim(),
    profile_category_id: SUPPLIER,
    institutionObject: { supplier_categories: getSupplierGroup(type) === GENERAL ? [] : [type] },
    allow_same_name,
  });
