import { vi } from 'vitest';
import { baseDeps } from './deps';

/**
 * For tests: lets something come between the handlers and the table. It gets each command's input as JSON and the way to send it;
 * `vi.restoreAllMocks` takes it out again.
 */
export const throughTable = (between: (input: string, send: () => Promise<unknown>) => Promise<unknown>) => {
  const { db } = baseDeps().table;
  const send = db.send.bind(db) as (command: unknown) => Promise<unknown>;
  return vi
    .spyOn(db, 'send')
    .mockImplementation(((command: { input: object }) =>
      between(JSON.stringify(command.input), () => send(command))) as never);
};
