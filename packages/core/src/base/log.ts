import { logLine } from './log-line';

type Fields = Record<string, string | number | boolean | undefined>;

const write = (level: 'info' | 'warn' | 'error', message: string, fields: Fields) => {
  logLine({ level, message, at: new Date().toISOString(), ...fields });
};

const FRAMES = 5;
/** Where it happened. A stack begins with the message, which may have many lines, so only what follows it and is a place is kept. */
const placesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .join(' | ');
/** The code that Node's and the services' errors carry; one that is no plain word may be made of what was typed. */
const codeOf = (error: Error): string | undefined => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : undefined;
};

/** Structured logs. Fields are ids, counts and codes; names, mails and contents never go here. */
export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  /** A surprise: its kind, code and place. Never its message, which may quote what somebody typed. */
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      ...(error instanceof Error && { code: codeOf(error), stack: placesOf(error) }),
    }),
};
