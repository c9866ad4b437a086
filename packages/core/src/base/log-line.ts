import { appendFileSync } from 'node:fs';

/** Writes one line of log: to standard output, which the platform keeps, or to LOG_FILE where a person reads the terminal. */
export const logLine = (entry: object): void => {
  const line = `${JSON.stringify(entry)}\n`;
  const file = process.env.LOG_FILE;
  if (file) appendFileSync(file, line);
  else process.stdout.write(line);
};
