import { ask, fieldOf, readFields, setVersion } from './form-service';
import { getPageI18n } from './texts';

const SAVING = /*i18n*/ 'Saving…';
const SAVED = /*i18n*/ 'Saved. You can go on later on this device.';
const OFFLINE = /*i18n*/ 'Not saved yet. We’ll try again when you’re connected.';
const PAUSE_MS = 1_200;
const AGAIN_MS = 8_000;
/** What the server refuses in the language of the form. */
const FOR_CLIENTS: ReadonlySet<unknown> = new Set([
  'form.gone',
  'form.closed',
  'form.sent',
  'form.elsewhere',
  'form.too_long',
  'request.too_many',
]);
const say = (text: string) => {
  const i18n = getPageI18n();
  return i18n._(text);
};

const KEY = `form ${location.pathname.replace(/\/$/, '')}`;
/** This browser's memory of what was begun here; it may be closed to us. */
export const memory = {
  read: (): string | undefined => {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (draft: string): void => {
    try {
      localStorage.setItem(KEY, draft);
    } catch {
      // Then the link that "Save and finish later" shows is the way back.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept either.
    }
  },
};

/** Saves what is typed shortly after it was, and when the page is left. One save at a time: each is laid over the one before. */
export const keepDraft = (form: HTMLFormElement, service: string) => {
  const line = document.getElementById('saving');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isChanged = false;
  let isOver = false;
  const show = (text: string) => {
    if (line) line.textContent = text;
  };

  const save = async (): Promise<void> => {
    isChanged = false;
    show(say(SAVING));
    const { version, error } = await ask<{ version?: number }>(`${service}/draft`, { fields: readFields(form) });
    if (version !== undefined) {
      setVersion(form, version);
      memory.keep(fieldOf(form, 'draft')?.value ?? '');
      if (!isOver) show(say(SAVED));
      return;
    }
    isChanged = true;
    if (FOR_CLIENTS.has(error?.code)) show(error?.message ?? '');
    else {
      show(say(OFFLINE));
      plan(AGAIN_MS);
    }
  };
  const saveInTurn = (): Promise<void> => {
    clearTimeout(timer);
    underWay = (underWay ?? Promise.resolve()).then(() => (isChanged ? save() : undefined));
    return underWay;
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void saveInTurn(), ms);
  };

  const changed = () => {
    isChanged = true;
    plan(PAUSE_MS);
  };
  form.addEventListener('input', changed);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !isOver) void saveInTurn();
  });
  return {
    changed,
    /** Waits for what is being saved, and does something that moves the version on by itself, such as adding a file. */
    inTurn: (work: () => Promise<void>): Promise<void> => {
      underWay = (underWay ?? Promise.resolve()).then(work);
      return underWay;
    },
    /** Saves no more: the whole form is sent now. */
    end: async (): Promise<void> => {
      isOver = true;
      clearTimeout(timer);
      await underWay;
    },
    /** The page came back from the browser's memory after it was sent. */
    resume: (): void => {
      isOver = false;
    },
  };
};
