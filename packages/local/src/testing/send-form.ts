import type { UploadForm } from '@wayline/core/areas/files/files';

/** Uploads a file through a form as a browser does; answers with the store's status. */
export const sendForm = async (
  { url, fields }: UploadForm,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([content]), name);
  return (await fetch(url, { method: 'POST', body: form })).status;
};
