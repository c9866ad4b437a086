import * as z from 'zod';

/** Websites that may show a form by one link. */
export const MAX_SITES = 5;

const LONGEST_HOST = 253;
const HOST = /^(?=.*[a-z])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/;

/** The host of a website as people write its address: with or without `https://`, a page behind it, capitals and letters of any script. */
const readHost = (written: string): string | undefined => {
  const address = written.trim().replace(/^https?:\/\//i, '');
  if (!address || address.includes('@') || !URL.canParse(`https://${address}`)) return undefined;
  const { hostname, port } = new URL(`https://${address}`);
  return !port && hostname.length <= LONGEST_HOST && HOST.test(hostname) ? hostname : undefined;
};

/** A website by its host, such as `www.example.com`, however its address is written. */
export const Website = z
  .string()
  .max(500)
  .transform((written, { addIssue }) => {
    const host = readHost(written);
    if (host) return host;
    addIssue(
      `${written.trim().slice(0, 60) || 'This'} isn’t the address of a website. Enter one like www.example.com.`,
    );
    return z.NEVER;
  });

/** The origins under which a website is reached, with and without www, by https alone. */
export const listOrigins = (host: string): string[] => {
  const bare = host.replace(/^www\./, '');
  return bare.includes('.') ? [`https://${bare}`, `https://www.${bare}`] : [`https://${host}`];
};
