/** An esbuild plugin: our own packages are TypeScript and bundled, every other package stays where npm put it. */
export const packagesOutside = () => ({
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@wayline/') || kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
});
