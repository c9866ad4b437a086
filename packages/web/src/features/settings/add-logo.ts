import { LOGO_HEIGHT, LOGO_WIDTH, MAX_LOGO_TEXT } from '@wayline/core/areas/settings/logo';
import { call } from '../../lib/api';
import { createPictureError, reencodeImage } from '../../lib/reencode-image';

/** The size a picture is drawn down to; none is made larger than it is. */
export const fitLogo = (width: number, height: number): { width: number; height: number } => {
  const share = Math.min(1, LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

/** The picture as a PNG of at most a logo's size, in base64. */
const drawn = async (file: File): Promise<string> => {
  const address = URL.createObjectURL(file);
  try {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const size = fitLogo(picture.naturalWidth, picture.naturalHeight);
    const draw = (pen: CanvasRenderingContext2D) => pen.drawImage(picture, 0, 0, size.width, size.height);
    return reencodeImage({ ...size, type: 'image/png', draw });
  } catch {
    throw createPictureError('We can’t read this file as a picture. Please use a PNG or JPEG.');
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** Sends a picture as a logo; answers its id. Throws `ApiError`. */
export const addLogo = async (file: File): Promise<string> => {
  const image = await drawn(file);
  if (image.length > MAX_LOGO_TEXT)
    throw createPictureError('This picture has too much detail for a logo. Please use a simpler or smaller one.');
  return (await call('users.logo.create', { image })).logo_file;
};
