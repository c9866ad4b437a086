import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CORE = fileURLToPath(new URL('../core/src/', import.meta.url));

type Node = { type: string; start: number; end: number };
type Declaration = Node & { declarations: { init: Node | null }[] };
type Statement = Node & { declaration?: Declaration | null };

const constantsOf = (statement: Statement): Declaration['declarations'] => {
  const held =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : (statement as unknown as Declaration);
  return held?.type === 'VariableDeclaration' ? held.declarations : [];
};

/**
 * Core does nothing when it is loaded: its constants are only values. Each one that is made by a call is marked so, and the app
 * then carries the rules it uses without the schemas beside them (22 kB of zod, on every page).
 */
export const pureCore = (): Plugin => ({
  name: 'wayline-pure-core',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!id.startsWith(CORE)) return undefined;
    const calls = (this.parse(code) as unknown as { body: Statement[] }).body
      .flatMap(constantsOf)
      .map(({ init }) => init)
      .filter((init): init is Node => init?.type === 'CallExpression' || init?.type === 'NewExpression');
    const marked = calls.reduceRight(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
      code,
    );
    return { code: marked, moduleSideEffects: false };
  },
});
