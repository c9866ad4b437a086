const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a text is an e-mail address: the pattern of HTML, and a dot in the domain. Source: R-SHELL-199, R-SHELL-200 (G-083). */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= 254 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  );
};

const HAS_SCHEME = /^https?:\/\//i;
/** A website address with a scheme: http:// is put in front of one without. Nothing stays nothing. Source: R-SHELL-201, R-SHELL-202 (G-076). */
export const websiteUrl = (typed: string): string => {
  const text = typed.trim();
  return text === '' || HAS_SCHEME.test(text) ? text : `http://${text}`;
};

/** Whether a text can be the address of a website: of a named host, without spaces. Nothing is none, and no fault. */
export const isWebsite = (address: string): boolean => {
  if (address === '') return true;
  if (!HAS_SCHEME.test(address) || /\s/.test(address) || !URL.canParse(address)) return false;
  return new URL(address).hostname.includes('.');
};

const SHOWN = 25;
const SHOWN_PATH = 20;
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);
/** Short enough to show: host and 20 characters of the path, or 25 characters without a path. */
const shortWebsite = (address: string): string => {
  const slash = address.indexOf('/', HAS_SCHEME.exec(address)?.[0].length ?? 0);
  const path = slash < 0 ? '' : address.slice(slash);
  return path.length > 1 ? address.slice(0, slash) + cut(path, SHOWN_PATH) : cut(address, SHOWN);
};

/** A website as people read it: without its scheme, short enough to show; its full address belongs in the title. Source: R-TRIP-262..264 (G-085). */
export const websiteText = (address: string): string =>
  shortWebsite(address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));

/** A number field that loses focus keeps its digits only. Source: R-SHELL-203, R-SHELL-204 (G-077). */
export const numberOnBlur = (typed: string): string => typed.replace(/\D/g, '');

/** An integer field that gets focus: a 0 makes room. Source: R-SHELL-207, R-SHELL-209. */
export const integerOnFocus = (value: string): string => (value.trim() === '0' ? '' : value);
/** An integer field that loses focus: left empty, it is what it was before. Source: R-SHELL-208 (G-078). */
export const integerOnBlur = (typed: string, before: string): string => (typed.trim() === '' ? before : typed);
