import { type ChildProcess, spawn } from 'node:child_process';

/**
 * The shell around the engine. Its input is a pipe that only this process holds: when it closes, also because this process was
 * killed, the reader takes the engine along. The engine's own end becomes the shell's.
 */
const KEEPER = `
"$@" &
engine=$!
exec 3<&0
(read -r _ <&3; kill "$engine" 2>/dev/null) &
reader=$!
wait "$engine"
code=$?
kill "$reader" 2>/dev/null
exit "$code"`;

/** Starts a program that cannot outlive this process. In a session of its own, so that Ctrl-C reaches it through us only. */
export const spawnGuarded = (program: string, args: readonly string[]): ChildProcess =>
  spawn('sh', ['-c', KEEPER, 'keeper', program, ...args], { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
