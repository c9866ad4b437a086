import {
  detectImageType,
  IMAGE_START_BYTES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_MB,
  PICTURE_EDGE,
} from '@wayline/core/areas/lookups/picture';
import { createPictureError, reencodeImage } from '../../lib/reencode-image';

const QUALITY = 0.85;

/** The middle square of a picture: where it begins and how long its edge is. */
export const cropToSquare = (width: number, height: number) => {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
};

const readable = async (file: File): Promise<ImageBitmap> => {
  if (file.size > MAX_PICTURE_BYTES)
    throw createPictureError(`This picture is larger than ${MAX_PICTURE_MB} MB. Please use a smaller one.`);
  const start = new Uint8Array(await file.slice(0, IMAGE_START_BYTES).arrayBuffer());
  if (!detectImageType(start)) throw createPictureError('Please choose a JPG, PNG, GIF or BMP picture.');
  return createImageBitmap(file).catch(() => {
    throw createPictureError('We can’t read this picture. Please save it again as a JPG and use that.');
  });
};

/** The middle of a picture as a small JPEG in base64. Throws `ApiError` for what is no picture, by its first bytes, and for what is too large. */
export const drawPicture = async (file: File): Promise<string> => {
  const bitmap = await readable(file);
  const { x, y, edge } = cropToSquare(bitmap.width, bitmap.height);
  const image = reencodeImage({
    width: PICTURE_EDGE,
    height: PICTURE_EDGE,
    type: 'image/jpeg',
    quality: QUALITY,
    draw: (pen) => {
      // A JPEG has no see-through parts: they become white, as on paper.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, PICTURE_EDGE, PICTURE_EDGE);
      pen.drawImage(bitmap, x, y, edge, edge, 0, 0, PICTURE_EDGE, PICTURE_EDGE);
    },
  });
  bitmap.close();
  return image;
};
