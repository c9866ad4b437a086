import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const HEAD =
  "// Written by npm run texts.\nimport type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n";
const FOOT = '};\n';

/** The module of a language: its texts by the English ones, compiled, so that no function and no browser carries a parser. */
export const compileCatalogue = (texts: ReadonlyMap<string, string>, mapText?: (text: string) => string): string => {
  const lines = [...texts].map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessageOrThrow(text, mapText))},\n`,
  );
  return `${HEAD}${lines.join('')}${FOOT}`;
};

/** The English texts that a compiled module holds. */
export const getIds = (code: string): string[] =>
  code
    .slice(HEAD.length, -FOOT.length)
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => Object.keys(JSON.parse(`{${line.slice(0, -1)}}`)));
