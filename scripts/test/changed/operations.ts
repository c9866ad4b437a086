import type { SourceFile } from './import-graph';

const CONTRACT = /\bid: '([^']+)'[\s\S]*?\bhandler: '([^']+)'/g;
const HANDLERS = 'packages/functions/src';

/** The file that answers each call, by the call's id. Read from the text, so that tests can be chosen while the product does not load. */
export const readHandlers = (sources: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter(({ file }) => file.endsWith('.contract.ts'))
      .flatMap(({ code }) => [...code.matchAll(CONTRACT)])
      .map(([, id = '', handler]) => [id, `${HANDLERS}/${handler}.ts`]),
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
