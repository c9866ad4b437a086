import { useQueryClient } from '@tanstack/react-query';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { notifyError } from '../../ui/notify-error';
import { createSupplier } from './create-supplier';
import { invalidateInstitutions } from './institution-queries';
import { invalidateSupplierNames, type WaitingName } from './supplier-name-queries';

/** How far the bookings of one name are. */
type Progress = { name_key: string; done: number; of: number };

/** Links all bookings that have a name to a supplier, some at a time, or to a new one of that name. */
export const useLinkName = () => {
  const cache = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  const linkAll = async ({ name_key, bookings }: WaitingName, supplier_id: InstitutionId, to: string) => {
    let done = 0;
    for (let left = 1; left > 0; ) {
      const answer = await call('book.supplier-names.link', { name_key, supplier_id });
      done += answer.linked;
      left = answer.linked > 0 ? answer.left : 0;
      setProgress({ name_key, done, of: Math.max(bookings, done + left) });
    }
    notify({ kind: 'success', title: `${countOf(done, 'booking')} linked to ${to}` });
  };
  const run = async (waiting: WaitingName, work: () => Promise<void>) => {
    setProgress({ name_key: waiting.name_key, done: 0, of: waiting.bookings });
    try {
      await work();
    } catch (thrown) {
      // What was linked before stays so, and the rest can be linked again.
      notifyError(thrown);
    }
    await invalidateSupplierNames(cache);
    setProgress(undefined);
  };

  const link = (waiting: WaitingName, supplier: { id: InstitutionId; name: string }) =>
    run(waiting, () => linkAll(waiting, supplier.id, supplier.name));
  const addAndLink = (waiting: WaitingName) =>
    run(waiting, async () => {
      const { name, default_type: type } = waiting;
      const { institution } = await createSupplier({ name, type, allow_same_name: true });
      if (!institution) return;
      await invalidateInstitutions(cache);
      await linkAll(waiting, institution.id, institution.name);
    });
  return { link, addAndLink, progress };
};
