import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to whoever asks for any. */
const [LOWEST, HIGHEST] = [20_000, 30_000];

/** Listens for a moment: the port it was, or undefined when somebody else has it. */
const tried = async (wanted: number): Promise<number | undefined> => {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return undefined;
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : undefined;
};

/** A port of this machine that nobody listens on at the moment. */
export const freePort = async (): Promise<number> => (await tried(0)) ?? 0;

/** A free port that is given to nobody by chance: a server finds it free again after a restart. */
export const steadyPort = async (): Promise<number> =>
  (await tried(randomInt(LOWEST, HIGHEST))) ?? (await steadyPort());
