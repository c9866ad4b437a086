import { basename } from './navigation';
import { currentUser } from './session';
import { readJson, writeJson } from './storage';
import { dropUnsavedEdits } from './unsaved-edits';

const KEY = 'wayline.unsaved';
type Kept = { user: string | undefined; page: string; form: string; values: unknown };

const open = new Map<string, () => unknown>();
const here = () => location.pathname.slice(basename().length);
/** What was put aside by the user who is signed in now; nobody else's entries are ever shown. */
const kept = (): Kept | undefined => {
  const found = readJson<Kept>(KEY, 'sessionStorage');
  return found && found.user === currentUser()?.id ? found : undefined;
};

/** Tells which form holds unsaved entries, so that a session that ends does not lose them; the answer takes it back. Source: G-030. */
export const watchUnsaved = (form: string, values: () => unknown): (() => void) => {
  open.set(form, values);
  return () => void open.delete(form);
};

/** Puts what was entered and not saved aside, for the same page after the same user's next sign-in. */
export const keepUnsaved = (): void => {
  dropUnsavedEdits();
  const [last] = [...open].slice(-1);
  if (!last) return;
  const [form, values] = last;
  const entries: Kept = { user: currentUser()?.id, page: here(), form, values: values() };
  writeJson(KEY, entries, 'sessionStorage');
};

/** The page the signed-in user was thrown out of with unsaved entries. */
export const unsavedPage = (): string | undefined => kept()?.page;

/** What was put aside for this form on this page; it is handed out once. */
export const takeUnsaved = <T>(form: string): T | undefined => {
  const found = kept();
  if (!found || found.form !== form || found.page !== here()) return undefined;
  writeJson(KEY, undefined, 'sessionStorage');
  return found.values as T;
};
