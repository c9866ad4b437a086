import { useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type PackageNow, packageQueries } from './package-queries';

const LONGEST_NAME = 255;
const COPY = ' (copy)';

/** What can be done with a package from outside. A deleted one leaves at once, and is back when that is refused or undone. */
export const usePackageActions = (id: TripId) => {
  const client = useQueryClient();
  const { queryKey } = packageQueries.of(id);
  const refresh = () => client.invalidateQueries({ queryKey });
  const bringBack = async ({ id: package_id, name }: PackageNow) => {
    await call('trips.packages.restore', { id, package_id });
    notify({ kind: 'success', title: `${name} restored` });
    await refresh();
  };
  const remove = async (gone: PackageNow) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    client.setQueryData(
      queryKey,
      (data) => data && { ...data, packages: data.packages.filter((one) => one.id !== gone.id) },
    );
    try {
      await call('trips.packages.delete', { id, package_id: gone.id });
      notify({ kind: 'success', title: `${gone.name} deleted`, undo: () => void bringBack(gone).catch(notifyError) });
    } catch (thrown) {
      client.setQueryData(queryKey, before);
      notifyError(thrown);
    }
    await refresh();
  };
  const duplicate = async ({ id: package_id, name }: PackageNow) => {
    const copied = `${name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`;
    const { package: made } = await call('trips.packages.duplicate', { id, package_id, name: copied });
    notify({ kind: 'success', title: `${name} duplicated` });
    await refresh();
    return made;
  };
  return { remove, duplicate: (known: PackageNow) => void duplicate(known).catch(notifyError) };
};
