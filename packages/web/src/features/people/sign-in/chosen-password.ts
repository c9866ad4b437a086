/** In this tab's memory alone, never stored: gone with a reload, and then it's asked for again. */
let chosen: { email: string; password: string } | undefined;

const normalized = (email: string) => email.trim().toLowerCase();

/** Remembers the password somebody just typed, so that confirming the address signs them in without typing it again. */
export const rememberPassword = (email: string, password: string): void => {
  chosen = { email: normalized(email), password };
};

/** The password that was typed here for an address. */
export const rememberedPassword = (email: string): string | undefined =>
  chosen?.email === normalized(email) ? chosen.password : undefined;

export const forgetPassword = (): void => {
  chosen = undefined;
};
