import { useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { useLiveForm } from '../../../lib/live-form';
import { PATHS } from '../../../lib/paths';
import { useSeesFigures } from '../../../lib/use-permission';
import { notify } from '../../../ui/toaster';
import { emptyForm, getPackageChanges, type PackageForm, toPackageDraft, toPackageForm } from './package-form';
import { type LiveBooking, type PackageNow, packageQueries } from './package-queries';

type Wanted = { id: TripId; known: PackageNow | undefined; bookings: readonly LiveBooking[]; currency: string };

/**
 * The form of a package on a page that is live: what a colleague saves appears in the fields one has not touched. Where both have
 * changed the same, `stale` shows theirs beside what was typed until one is chosen.
 */
export const usePackageEditor = ({ id, known, bookings, currency }: Wanted) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const seesFigures = useSeesFigures();
  const form = useForm<PackageForm>({
    defaultValues: known ? toPackageForm(known) : emptyForm(bookings, currency, seesFigures),
  });
  const { send, stale } = useLiveForm({ form, what: 'package', record: known, fieldsOf: toPackageForm });
  const refresh = () => client.invalidateQueries({ queryKey: packageQueries.of(id).queryKey });

  const create = async (typed: PackageForm) => {
    const { package: saved } = await call('trips.packages.create', { ...toPackageDraft(typed), id });
    await refresh();
    await navigate(PATHS.tripPackage(id, saved.id), { replace: true });
    return saved;
  };
  const change = async () => {
    const saved = await send(async (typed, from) => {
      const named = { id, package_id: from.id, version: from.version };
      return (await call('trips.packages.update', { ...getPackageChanges(toPackageForm(from), typed), ...named }))
        .package;
    });
    // What was saved is what the form goes on from: a price that is kept since this save is no edit of anybody's.
    if (saved) form.reset(toPackageForm({ ...saved, saved_total_price: saved.total_price }));
    await refresh();
    return saved;
  };
  const save = async (typed: PackageForm) => {
    const saved = await (known ? change() : create(typed));
    if (!saved) return false;
    notify({ kind: 'success', title: `${saved.name} saved` });
    return true;
  };
  const values = form.watch();
  const unsaved = known
    ? Object.keys(getPackageChanges(toPackageForm(known), values)).length > 0
    : form.formState.isDirty;
  return { form, values, unsaved, stale, save };
};
