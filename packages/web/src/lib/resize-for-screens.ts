import { reencodeImage } from './reencode-image';

/** The longest edge of a photo that clients see, in pixels: a large screen, and twice over a phone's. */
const LONGEST_EDGE = 2_400;
const QUALITY = 0.82;

/** The size a photo is drawn down to; none is made larger than it is. */
export const fitForScreens = (width: number, height: number): { width: number; height: number } => {
  const share = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

const asFile = (base64: string, name: string) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
};

/**
 * A photo as a JPEG that loads quickly on a phone and does not tell where it was taken. Rejects where the browser cannot read the file as
 * a picture.
 */
export const resizeForScreens = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file);
  const size = fitForScreens(bitmap.width, bitmap.height);
  const image = reencodeImage({
    ...size,
    type: 'image/jpeg',
    quality: QUALITY,
    draw: (pen) => {
      // A JPEG has no see-through parts: they become white, as on paper.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, size.width, size.height);
      pen.drawImage(bitmap, 0, 0, size.width, size.height);
    },
  });
  bitmap.close();
  return asFile(image, file.name);
};
