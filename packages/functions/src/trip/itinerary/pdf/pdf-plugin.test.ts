import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { pdfFonts, withStaticFonts } from '../../../../pdf-esbuild.plugin';

const bundle = async (plugins: Parameters<typeof build>[0]['plugins']) => {
  const { outputFiles } = await build({
    stdin: { contents: "export { default } from 'pdfkit'", resolveDir: process.cwd() },
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'silent',
    plugins,
  });
  return outputFiles[0]?.text ?? '';
};

it('leaves nothing in a bundle to be found at run time', async () => {
  expect(await bundle([])).toContain("'#standard-fonts/Helvetica'".replaceAll("'", '"'));
  expect(await bundle([pdfFonts()])).not.toContain('#standard-fonts/');
});
it('refuses a pdfkit it does not know', () => {
  expect(() => withStaticFonts('export default 1;')).toThrow('no longer loads');
});
