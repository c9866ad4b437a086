import { parseSync } from 'vite';

type Span = { start: number; end: number };
export type Node = Span & { type: string; name?: string };
export type Constant = { name: string | undefined; init: Node | null };
type Declarator = Span & { id: Node; init: Node | null };
type Statement = Node & { declaration?: Statement | null; declarations?: Declarator[] };

/** The constants at the top of a module, each with what it is set to. */
export const listConstants = (file: string, source: string): Constant[] =>
  (parseSync(file, source).program.body as unknown as Statement[]).flatMap((statement) => {
    const held = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return held?.type === 'VariableDeclaration'
      ? (held.declarations ?? []).map(({ id, init }) => ({ name: id.name, init }))
      : [];
  });

/** What runs nothing when the module is loaded, so that a bundler sees by itself that it may go. */
const PLAIN = new Set(['Literal', 'Identifier', 'ArrowFunctionExpression', 'FunctionExpression']);

/** The source with each of its constants marked as one that goes when nobody uses it: core's constants are values, and making one does nothing else. */
export const markPure = (file: string, source: string): string =>
  listConstants(file, source)
    .flatMap(({ init }) => (init && !PLAIN.has(init.type) ? [init] : []))
    .reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      source,
    );
