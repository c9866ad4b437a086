/** What the rule has to know of an endpoint. */
export type Operation = { id: string; area: string; method: string; address: string };
export type AreaStack<O extends Operation> = { id: string; area: string; operations: readonly O[] };
/** The operations of each area's stacks by their ids, first stack first. */
export type Assignments = Readonly<Record<string, readonly (readonly string[])[]>>;

/** The most operations that one stack holds. */
export const MOST_OPERATIONS = 60;
/**
 * An area with more operations than this keeps a record of its stacks, well before it needs a second one: from then on it is known which
 * operations are old, wherever in the code a new one is added.
 */
export const RECORD_ABOVE = 30;

/** The operations of each area's stacks: one that was recorded stays with the area of then, whichever it belongs to by now. */
const groupByArea = <O extends Operation>(operations: readonly O[], recorded: Assignments): Map<string, O[]> => {
  const kept = new Map(Object.entries(recorded).flatMap(([area, stacks]) => stacks.flat().map((id) => [id, area])));
  const areas = new Map<string, O[]>();
  for (const operation of operations) {
    const area = kept.get(operation.id) ?? operation.area;
    const others = areas.get(area);
    if (others) others.push(operation);
    else areas.set(area, [operation]);
  }
  return areas;
};

/** Keeps every recorded operation where it is, and puts each new one into the first stack with room. */
const fillStacks = <O extends Operation>(operations: readonly O[], recorded: readonly (readonly string[])[]): O[][] => {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const stacks = recorded.map((ids) =>
    ids.flatMap((id) => {
      const operation = byId.get(id);
      byId.delete(id);
      return operation ? [operation] : [];
    }),
  );
  for (const added of byId.values()) {
    const room = stacks.find((stack) => stack.length < MOST_OPERATIONS);
    if (room) room.push(added);
    else stacks.push([added]);
  }
  return stacks;
};

/** `booking-lists` as part of a stack's name: `BookingLists`. */
const toPascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The stacks of all areas: one for each area, and a further one for each 60 operations. Pure. An operation that was recorded never changes
 * its stack, whatever is added or removed beside it, and whichever area it goes to: CloudFormation can't move a function from one stack to another.
 */
export const assignStacks = <O extends Operation>(
  operations: readonly O[],
  recorded: Assignments = {},
): AreaStack<O>[] =>
  [...groupByArea(operations, recorded)].flatMap(([area, own]) =>
    fillStacks(own, recorded[area] ?? [])
      .map((assigned, index) => ({
        id: `Area${toPascalCase(area)}${index === 0 ? '' : index + 1}`,
        area,
        operations: assigned,
      }))
      .filter(({ operations: assigned }) => assigned.length > 0),
  );

/** The record that goes with these operations: of each area that is large, or was. */
export const recordStacks = (operations: readonly Operation[], recorded: Assignments): Assignments => {
  const areas = [...groupByArea(operations, recorded)].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    areas
      .filter(([area, own]) => own.length > RECORD_ABOVE || recorded[area])
      .map(([area, own]) => [area, fillStacks(own, recorded[area] ?? []).map((stack) => stack.map(({ id }) => id))]),
  );
};
