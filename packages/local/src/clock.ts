type Movable = { waylineClockOffset?: number };
/** What moves the clock: milliseconds that every clock of this process is ahead of the machine's. Tests set it, back too. */
export const movable = globalThis as Movable;

/** The clock of local mode: the machine's, moved by as much as somebody asked. Handlers, stand-ins and jobs all read it. */
export const clock = {
  now: () => Date.now() + (movable.waylineClockOffset ?? 0),
  /** Moves on by milliseconds; nobody can go back, because what has happened stays happened. */
  advance: (ms: number) => {
    movable.waylineClockOffset = (movable.waylineClockOffset ?? 0) + Math.max(0, ms);
  },
};
