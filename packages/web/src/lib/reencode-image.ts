import { ApiError } from './api-error';

type Drawing = {
  width: number;
  height: number;
  type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, from 0 to 1. */
  quality?: number;
  draw: (pen: CanvasRenderingContext2D) => void;
};

/** A picture drawn on a sheet of its own, in base64: what else its file held, such as where it was taken, stays behind. */
export const reencodeImage = ({ width, height, type, quality, draw }: Drawing): string => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) draw(pen);
  return canvas.toDataURL(type, quality).split(',')[1] ?? '';
};

/** Why a picture is not taken, said as the server says it of a file. */
export const createPictureError = (message: string): ApiError =>
  new ApiError(415, { error: { code: 'attachment.rejected', title: 'Error!', message } });
