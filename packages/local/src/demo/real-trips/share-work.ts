import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { UserId } from '@wayline/core/base/ids';
import type { CallEndpoint } from '../endpoints';
import type { RealTrip } from './real-trip';

/** The advisor who plans, and the owner of the company, who alone shares commission out. */
export type Planners = { advisor: CallEndpoint; owner: CallEndpoint };
type At = Pick<Trip, 'id' | 'version'>;
type Work = Pick<RealTrip, 'helpers' | 'split' | 'checklist'>;

const workTogether = async (
  call: CallEndpoint,
  { id, version }: At,
  helpers: NonNullable<Work['helpers']>,
): Promise<(name: string) => UserId> => {
  const { colleagues } = await call('trips.collaborators.list', { id });
  const idOf = (name: string) => {
    const colleague = colleagues.find((c) => c.name === name);
    if (!colleague) throw new Error(`${name} does not work here.`);
    return colleague.user_id;
  };
  const collaborators = helpers.map(({ name, types }) => ({ user_id: idOf(name), types: [...types] }));
  await call('trips.collaborators.set', { id, version, collaborators });
  return idOf;
};

/** Says who works on a trip and who shares its commission, and puts the checklist of such trips on it. */
export const shareWork = async ({ advisor, owner }: Planners, at: At, { helpers, split, checklist }: Work) => {
  if (helpers) {
    const idOf = await workTogether(advisor, at, helpers);
    if (split) {
      const { host_agency_split, advisor_split, others } = split;
      const other_advisor_splits = others.map((o) => ({ advisor_id: idOf(o.name), advisor_split: o.percent }));
      const shares = { host_agency_split, advisor_split, other_advisor_splits };
      await owner('trips.commission-split.set', { id: at.id, version: 0, ...shares });
    }
  }
  if (checklist) {
    const { template } = await advisor('trips.checklist-templates.create', checklist);
    await advisor('trips.checklists.apply', { id: at.id, template: template.id });
  }
};
