import { ApiError, unreachable } from './api-error';

type UploadForm = { url: string; fields: Record<string, string> };

/**
 * Uploads a file through a form that the store signed. `fetch` cannot tell how far it is, so this one thing is asked of the older
 * interface. `onProgress` gets 0 to 1. Refuses with `ApiError`.
 */
export const sendFile = (form: UploadForm, file: File, onProgress: (share: number) => void): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.url);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('load', () => {
      if (request.status < 300) resolve();
      else reject(new ApiError(request.status, { error: { message: 'The file didn’t upload. Please try again.' } }));
    });
    request.send(body);
  });
};
