import { spawn } from 'node:child_process';

export type Run = (command: readonly string[], environment?: Record<string, string>) => Promise<string>;

/** Runs a program, shows what it says, and returns it. Throws when the program fails. */
export const runProgram: Run = ([program = '', ...args], environment = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(chunk);
      process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(Buffer.concat(said).toString('utf8'));
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${code}.`));
    });
  });
