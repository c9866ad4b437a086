import type { Mutation } from './find-mutations';
import type { Judgement } from './judge-mutant';

const WIDEST = 60;
const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line;
};

/** Two lines for each mutant: what became of it and where it is, and what was broken and by what it was caught. */
export const tableOf = (results: readonly ({ number: number } & Mutation & Judgement)[]): string[] =>
  results.flatMap(({ number, verdict, seconds, file, line, kind, before, after, by }) => [
    `${String(number).padStart(3)} ${verdict.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s  ${file}:${line}`,
    `      ${kind}: ${cut(before) || '(nothing)'} -> ${cut(after) || '(nothing)'}${by[0] ? `  by ${by[0]}` : ''}`,
  ]);
