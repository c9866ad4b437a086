/**
 * How a function is bundled, wherever that happens: React's production build, and without the ways to find credentials that a function
 * never walks, because the platform hands it its own. They are loaded only when asked for, and the runtime brings them along.
 */
export const BUNDLING = {
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: [
    ...['sso', 'ini', 'process', 'web-identity', 'login', 'http'].map((way) => `@aws-sdk/credential-provider-${way}`),
    '@smithy/credential-provider-imds',
  ],
  keepNames: false,
} satisfies { jsx: 'automatic'; define: Record<string, string>; external: string[]; keepNames: boolean };
