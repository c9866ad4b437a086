import { fullName } from '../../../base/full-name';
import type { FieldChange } from '../../../store/field-changes';
import type { NamedTraveler } from '../bookings/people/find-traveler-by-name';
import { linkTravelers } from '../bookings/people/link-travelers';

/** Fields of a booking in which earlier versions kept names where there are ids now. */
const WITH_NAMES = ['traveler_names', 'passengers', 'accommodation'];
/** Fields that name travelers by their ids: those of a booking, and of a task. */
const IDS: ReadonlySet<string> = new Set(['traveler_ids', 'travelers']);

/** Changes of a booking from when its people were kept by name, as they read with ids; for taking them back. */
export const withTravelerIds = (diff: readonly FieldChange[], travelers: readonly NamedTraveler[]): FieldChange[] =>
  diff.flatMap((change) => {
    const { field, before, after } = change;
    if (!WITH_NAMES.includes(field)) return [change];
    const link = (value: unknown): Record<string, unknown> =>
      value === undefined ? {} : linkTravelers({ [field]: value }, travelers);
    const [was, is] = [link(before), link(after)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
      field: name,
      before: was[name],
      after: is[name],
    }));
  });

/** Whether a change is of people who are told by their ids. */
export const changesTravelers = (diff: readonly FieldChange[]): boolean => diff.some(({ field }) => IDS.has(field));

/** Changes as a person reads them: travelers by the names they have now. */
export const withTravelerNames = (diff: readonly FieldChange[], travelers: readonly NamedTraveler[]): FieldChange[] => {
  const nameOf = (id: unknown) => {
    const traveler = travelers.find((one) => one.id === id);
    return traveler ? fullName(traveler) : 'someone who left the trip';
  };
  const named = (value: unknown) => (Array.isArray(value) ? value.map(nameOf) : value);
  return diff.map((change) =>
    IDS.has(change.field) ? { field: 'travelers', before: named(change.before), after: named(change.after) } : change,
  );
};
