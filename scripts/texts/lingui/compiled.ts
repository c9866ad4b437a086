import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const HEAD =
  "// Written by npm run texts.\nimport type { Messages } from '@lingui/core';\n\nexport const messages: Messages = {\n";
const FOOT = '};\n';

/**
 * The module of a language: its texts by the English ones, compiled, so that no function and no browser carries a parser. What is just
 * its own id is left out.
 */
export const compileCatalogue = (texts: ReadonlyMap<string, string>, mapText?: (text: string) => string): string => {
  const lines = [...texts].flatMap(([id, text]) => {
    const compiled = JSON.stringify(compileMessageOrThrow(text, mapText));
    return compiled === JSON.stringify([id]) ? [] : `  ${JSON.stringify(id)}: ${compiled},\n`;
  });
  return `${HEAD}${lines.join('')}${FOOT}`;
};
