import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCatalogue, CATALOGUE, printed } from './texts/catalogue';
import { faultsOfWords, getLanguageFile, isLanguage, readWords } from './texts/language';
import { buildTextFiles } from './texts/lingui/catalogue-files';
import { indexPage, sources } from './texts/sources';

const catalogue = buildCatalogue(sources(), indexPage());
const texts = Object.keys(catalogue.texts);
mkdirSync(path.dirname(CATALOGUE), { recursive: true });
writeFileSync(CATALOGUE, printed(catalogue));
console.log(`${CATALOGUE}: ${texts.length} texts`);

for (const { file, content, faults, gone } of await buildTextFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  for (const text of gone) console.log(`${file}: taken out, because its text is gone: ${text}`);
  catalogue.faults.push(...faults.map((fault) => `${file}: ${fault}`));
}

const [language] = process.argv.slice(2);
if (language) {
  if (!isLanguage(language)) throw new Error(`${language} is not the name of a language: write it like de-DE.`);
  const known = readWords(language) ?? {};
  const words = Object.fromEntries(texts.map((text) => [text, known[text] ?? '']));
  const gone = Object.entries(known).filter(([text, said]) => said !== '' && !(text in words));
  const file = path.relative(process.cwd(), getLanguageFile(language));
  writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  console.log(`${file}: ${texts.filter((text) => words[text] === '').length} to translate`);
  for (const [text, said] of gone) console.log(`taken out, because its text is gone: “${text}” was “${said}”`);
  catalogue.faults.push(...faultsOfWords(words, catalogue.texts));
}
for (const fault of catalogue.faults) console.error(fault);
if (catalogue.faults.length > 0) process.exitCode = 1;
