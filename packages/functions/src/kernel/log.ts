import { logLine } from './log-line';

type Fields = Record<string, string | number | boolean | undefined>;

const write = (level: 'info' | 'warn' | 'error', message: string, fields: Fields) => {
  logLine({ level, message, at: new Date().toISOString(), ...fields });
};

/** Structured logs. Fields are ids, counts and codes; names, mails and contents never go here. */
export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  /** A surprise: its kind and place, without its values. */
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      reason: error instanceof Error ? error.message.slice(0, 300) : undefined,
      stack: error instanceof Error ? error.stack?.split('\n').slice(1, 6).join(' | ') : undefined,
    }),
};
