import type { OpenThing, Present } from '@wayline/core/areas/notifications/presence';

/** A colleague on a trip, however many pages of it they have, and what they have open there. */
export type Colleague = { user_id: string; name: string; open: readonly OpenThing[] };

/** Everybody but oneself, each once, in the order of their names. */
export const listColleagues = (people: readonly Present[], me: string): Colleague[] => {
  const byUser = new Map<string, Colleague>();
  for (const { user_id, name, open } of people) {
    if (user_id === me) continue;
    const known = byUser.get(user_id)?.open ?? [];
    byUser.set(user_id, { user_id, name, open: open ? [...known, open] : known });
  }
  return [...byUser.values()].sort((a, b) => a.name.localeCompare(b.name));
};

/** Who has a booking open, and the field they are in. */
type Editor = { name: string; field?: string | undefined };

/** The colleagues by the booking they have open, each once for each field. */
export const editorsIn = (people: readonly Present[], me: string): ReadonlyMap<string, readonly Editor[]> => {
  const editors = new Map<string, Editor[]>();
  for (const { name, open } of listColleagues(people, me))
    for (const { booking_id, field } of open)
      editors.set(booking_id, [...(editors.get(booking_id) ?? []), { name, field }]);
  return editors;
};

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** "Ana is editing", "Ana and Bo are editing", "Ana and 2 others are editing"; nothing for nobody. */
export const whoIs = (names: readonly string[], doing: string): string | undefined => {
  const [first, second] = names.map(firstName);
  if (!first) return undefined;
  if (!second) return `${first} is ${doing}`;
  return `${first} and ${names.length > 2 ? `${names.length - 1} others` : second} are ${doing}`;
};
