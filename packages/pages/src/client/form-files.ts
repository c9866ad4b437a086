import { sizeText } from '../format/size-text';
import { ask, fieldOf, readFields, setVersion } from './form-service';
import { getPageI18n } from './texts';

const TOO_LARGE = /*i18n*/ '{name} is larger than 25 MB. Please choose a smaller file.';
const WRONG_TYPE = /*i18n*/ '{name} can’t be added. You can send pictures, PDF, Office files, sound and film.';
const LIES = /*i18n*/ '{name} isn’t what its name says. Please save it again and add that.';
const FAILED = /*i18n*/ '{name} didn’t arrive. Please add it again.';
const ADDING = /*i18n*/ 'Adding {name}: {percent}%';
const ADDED = /*i18n*/ '{name} was added.';
const MOST_BYTES = 25_000_000;
const REFUSED: Record<string, string> = {
  'attachment.too_large': TOO_LARGE,
  'attachment.rejected': WRONG_TYPE,
  'attachment.lies': LIES,
};
/** What the server refuses in the language of the form. */
const FOR_CLIENTS: ReadonlySet<unknown> = new Set([
  'form.gone',
  'form.closed',
  'form.sent',
  'form.elsewhere',
  'form.too_long',
  'form.too_many_files',
  'request.too_many',
]);

type Permission = { file_id?: string; url?: string; fields?: Record<string, string>; version?: number };
type Added = { file?: { id: string; name: string; size: number }; version?: number };

/** Puts one file into the store; answers whether it arrived. */
const put = (
  { url = '', fields = {} }: Permission,
  file: File,
  progress: (percent: number) => void,
): Promise<boolean> =>
  new Promise((resolve) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file);
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(Math.floor((loaded / total) * 100)));
    request.addEventListener('loadend', () => resolve(request.status >= 200 && request.status < 300));
    request.open('POST', url);
    request.send(body);
  });

const showKept = (box: HTMLElement, { id, name, size }: NonNullable<Added['file']>): void => {
  const label = document.createElement('label');
  label.className = 'option';
  const mark = document.createElement('input');
  Object.assign(mark, { type: 'checkbox', name: box.dataset.files, value: id, checked: true });
  const words = document.createElement('span');
  words.dir = 'auto';
  words.textContent = `${name} ${sizeText(getPageI18n(), size)}`;
  label.append(mark, words);
  box.querySelector('[data-kept]')?.append(label);
};

/** Uploads each file as soon as it is chosen, straight into the store, and lists it among the answers. */
export const followFiles = (
  form: HTMLFormElement,
  service: string,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): void => {
  const add = async (input: HTMLInputElement, box: HTMLElement, file: File): Promise<void> => {
    const i18n = getPageI18n();
    const line = box.querySelector('[data-progress]');
    const show = (text: string) => {
      if (line) line.textContent = text;
    };
    const refuse = ({ code, message }: { code?: string; message?: string } = {}) =>
      show(FOR_CLIENTS.has(code) ? (message ?? '') : i18n._(REFUSED[code ?? ''] ?? FAILED, { name: file.name }));
    if (file.size > MOST_BYTES) return show(i18n._(TOO_LARGE, { name: file.name }));
    const about = { name: file.name, size: file.size };
    const permission = await ask<Permission>(`${service}/files`, { ...about, fields: readFields(form) });
    if (permission.version !== undefined) setVersion(form, permission.version);
    if (!permission.url) return refuse(permission.error);
    const arrived = await put(permission, file, (percent) =>
      show(i18n._(ADDING, { name: file.name, percent: String(percent) })),
    );
    if (!arrived) return refuse();
    const travelers = [...form.querySelectorAll('[data-traveler]')];
    const traveler = travelers.indexOf(input.closest('[data-traveler]') ?? form);
    const {
      file: kept,
      version,
      error,
    } = await ask<Added>(`${service}/files/${permission.file_id}`, {
      draft: fieldOf(form, 'draft')?.value,
      field_id: input.dataset.field,
      name: file.name,
      ...(traveler >= 0 && { traveler }),
    });
    if (version !== undefined) setVersion(form, version);
    if (!kept) return refuse(error);
    showKept(box, kept);
    show(i18n._(ADDED, { name: file.name }));
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const box = target.closest<HTMLElement>('[data-files]');
    if (!box) return;
    const chosen = [...(target.files ?? [])];
    target.value = '';
    for (const file of chosen) void inTurn(() => add(target, box, file));
  });
};
