import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 5;

/** State and parent of a process as Linux tells them, or undefined when it is gone. */
const statOf = (pid: number) => {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
};
const isAlive = (pid: number) => (statOf(pid)?.state ?? 'Z') !== 'Z';

const treeOf = (root: number): number[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, statOf(pid)?.parent]));
  const below = (pid: number): number[] => [pid, ...all.filter((p) => parents.get(p) === pid).flatMap(below)];
  return below(root);
};

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime: its parent is dead already.
  }
};

/** Ends a process and all it has started, in whatever session, by SIGKILL; returns when all are gone. Linux only, as the engine is. */
export const killTree = async (root: number): Promise<void> => {
  const tree = treeOf(root);
  for (const pid of tree) kill(pid);
  while (tree.some(isAlive)) await wait(LOOK_AGAIN_MS);
};
