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
 * Kills the whole product with SIGKILL, first while it starts for the first time, then in every round while trips are written, and looks
 * after each restart for what was lost, half done or doubled. Throws an AssertionError when there is any.
 */
export const killRounds = async (dataDir: string, rounds: number, tell: (round: Round) => void = () => {}) => {
  const port = await steadyPort();
  const ledger = openRequestLog();
  const events = eventReader();
  await killFirstStart(dataDir, port);
  let product: ProductProcess = startProcess(dataDir, port);
  const found: Round[] = [];
  try {
    const first = await product.ready;
    await demoComplete(first);
    let advisor = await signIn(first);
    await events.skip(advisor);
    for (let round = 0; round < rounds; round += 1) {
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
      found.push({ acknowledged, unanswered: retried, alreadyWritten, readyAfter });
      tell(found.at(-1) as Round);
    }
    await product.stop();
  } finally {
    await product.kill();
  }
  await inspectTable(dataDir, ledger);
  return { rounds: found, trips: ledger.asked.length };
};
