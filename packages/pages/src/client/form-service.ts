import type { TypedFields } from '@wayline/core/areas/forms/typed-form';

/** Where the form of this page is asked for: the way its address and its secret lie below the public service. */
const ADDRESS =
  /^\/(?:form\/(traveler_update)|(client_form)\/form|(traveler_info_form|traveler_request_form|trip_form))\/([\w-]{43})(?:\/|$)/;
export const serviceOf = (pathname: string): string | undefined => {
  const [, update, client, other, token] = ADDRESS.exec(pathname) ?? [];
  const address = update ?? client ?? other;
  return address && `/services/public/api/v1/forms/${address}/${token}`;
};

/** Everything that is typed, by the names of its fields; files lie in the store already. */
export const readFields = (form: HTMLFormElement): TypedFields =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

const MOST_KEPT_ALIVE = 20_000;
export type Refused = { error?: { code?: string; message?: string } };
/** Sends something to the service of the form; what isn't an answer at all is an empty refusal. */
export const ask = async <T>(url: string, body: object): Promise<T & Refused> => {
  const text = JSON.stringify(body);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      // What is sent while the page closes still arrives, as far as browsers go along with it.
      keepalive: text.length < MOST_KEPT_ALIVE,
      headers: { 'content-type': 'application/json' },
      body: text,
    });
    return (await answer.json()) as T & Refused;
  } catch {
    return { error: {} } as T & Refused;
  }
};

export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
/** The version that the next save is laid over. */
export const setVersion = (form: HTMLFormElement, version: number): void => {
  const field = fieldOf(form, 'version');
  if (field) field.value = String(version);
};
