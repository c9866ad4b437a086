type Movable = { waylineClockOffset?: number };
const shared = globalThis as Movable;

/** The clock of local mode: the machine's, moved by as much as somebody asked. Handlers, stand-ins and jobs all read it. */
export const clock = {
  now: () => Date.now() + (shared.waylineClockOffset ?? 0),
  /** Moves on by milliseconds; nobody can go back, because what has happened stays happened. */
  advance: (ms: number) => {
    shared.waylineClockOffset = (shared.waylineClockOffset ?? 0) + Math.max(0, ms);
  },
};
