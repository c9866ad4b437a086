const MIN_LENGTH = 10;

/** What the identity provider asks of a password. Asked before it is, where its answer must not tell whether there is an account. */
export const isStrongPassword = (text: string): boolean =>
  text.length >= MIN_LENGTH && /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text);
