import { steadyPort } from '../free-port';
import { signIn } from './advisor';
import { demoBegun, demoComplete } from './demo-moments';
import { eventReader, inspectTrips, retryUnanswered } from './inspect';
import { type ProductProcess, startProcess } from './product-process';
import { openRequestLog } from './request-log';
import { inspectTable } from './table-traces';
import { writeUntilKilled } from './write-until-killed';

/** How many acknowledged writes a round waits for before the kill: between these two. */
const [FEWEST, MOST] = [20, 81];

/** What a round found: trips acknowledged before the kill, unanswered ones, those of them that were written, and milliseconds to ready. */
export type Round = { acknowledged: number; unanswered: number; alreadyWritten: number; readyAfter: number };

/** Kills a first start in the middle of laying out the demo data. */
const killFirstStart = async (dataDir: string, port: number) => {
  const product = startProcess(dataDir, port);
  await demoBegun(dataDir, product);
  await product.kill();
};

/**
 * A product that is killed again and again: the whole of it with SIGKILL, first while it starts for the first time, then in every round while
 * trips are written. A round looks after the restart for what was lost, half done or doubled, and throws an AssertionError when there is any.
 */
export const startKilling = async (dataDir: string) => {
  const port = await steadyPort();
  const ledger = openRequestLog();
  const events = eventReader();
  await killFirstStart(dataDir, port);
  let product: ProductProcess = startProcess(dataDir, port);
  const signInFirst = async () => {
    const first = await product.ready;
    await demoComplete(first);
    const signedIn = await signIn(first);
    await events.skip(signedIn);
    return signedIn;
  };
  let advisor = await signInFirst().catch(async (error: unknown) => {
    await product.kill();
    throw error;
  });
  return {
    round: async (): Promise<Round> => {
      const before = ledger.asked.length;
      const killAfter = FEWEST + Math.floor(Math.random() * (MOST - FEWEST));
      const acknowledged = await writeUntilKilled(advisor, ledger, killAfter, product.kill);
      const restarted = performance.now();
      product = startProcess(dataDir, port);
      const origin = await product.ready;
      const readyAfter = performance.now() - restarted;
      advisor = await signIn(origin);
      const rows = await inspectTrips(advisor, ledger);
      const { retried, alreadyWritten } = await retryUnanswered(advisor, ledger, rows);
      await inspectTrips(advisor, ledger);
      await events.read(
        advisor,
        ledger.asked.slice(before).flatMap(({ trip }) => trip ?? []),
      );
      return { acknowledged, unanswered: retried, alreadyWritten, readyAfter };
    },
    /** Stops it in peace and looks through all of its table. Answers how many trips were asked for, each of which is there once. */
    end: async (): Promise<number> => {
      await product.stop();
      await inspectTable(dataDir, ledger);
      return ledger.asked.length;
    },
    kill: () => product.kill(),
  };
};
