import type { SourceFile } from './import-graph';

const HANDLERS = 'packages/functions/src';
const isHandler = ({ file, code }: SourceFile) =>
  file.startsWith(`${HANDLERS}/`) && !file.endsWith('.test.ts') && /^export const handler\b/m.test(code);
/** The contract that a handler is given to serve. */
const SERVED = /\(\s*\w+Contracts\[\s*'([\w.-]+)'\s*\]\s*,/;

/** The file that answers each call, by the call's id. Read from the text of the handlers, so that tests can be chosen while the product does not load. */
export const readHandlers = (sources: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter(isHandler)
      .flatMap(({ file, code }) => (SERVED.exec(code)?.slice(1) ?? []).map((id) => [id, file] as const)),
  );

/**
 * The files that answer what a test sends by name, as far as they are beside it or below: a call is tested beside its handler, and anywhere else it
 * only sets the scene, as `trips.create` does in half of all files. `job` names one of functions/src/jobs.
 */
export const findCalledBeside = ({ file, code }: SourceFile, handlers: ReadonlyMap<string, string>): string[] => {
  const names = [...code.matchAll(/'([a-z][\w.-]+)'/g)].map(([, name = '']) => name);
  const called = names.map((name) => handlers.get(name) ?? `${HANDLERS}/jobs/${name}.ts`);
  return called.filter((handler) => file.startsWith(handler.slice(0, handler.lastIndexOf('/') + 1)));
};
