import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Round, startKilling } from '@wayline/local/durability/rounds';

const ROUNDS = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(path.join(tmpdir(), 'wayline-kill-'));
const sum = (rounds: readonly Round[], of: keyof Round) => rounds.reduce((total, round) => total + round[of], 0);

const tell = (number: number, r: Round) => {
  const cells = [number, r.acknowledged, r.unanswered, r.alreadyWritten, Math.round(r.readyAfter)];
  console.log(cells.map((cell) => String(cell).padStart(15)).join(''));
};
console.log(
  `Killing the whole process tree, once while it starts for the first time and ${ROUNDS} times while trips are written.\n`,
);
console.log(
  ['round', 'acknowledged', 'unanswered', 'of them there', 'ready again ms'].map((c) => c.padStart(15)).join(''),
);
const killing = await startKilling(folder);
const rounds: Round[] = [];
let trips = 0;
try {
  while (rounds.length < ROUNDS) {
    const round = await killing.round();
    tell(rounds.push(round), round);
  }
  trips = await killing.end();
} finally {
  await killing.kill();
}
rmSync(folder, { recursive: true, force: true });
console.log(
  [
    '',
    `${sum(rounds, 'acknowledged')} trips acknowledged before a kill: 0 lost, 0 half done.`,
    `${sum(rounds, 'unanswered')} unanswered, of which ${sum(rounds, 'alreadyWritten')} had been written whole; asked again under their keys, each is there once.`,
    `${trips} trips in the end, each with its record, list row, departure, audit row, event and kept answer. Load of the machine: ${loadavg()[0]?.toFixed(1)}.`,
  ].join('\n'),
);
