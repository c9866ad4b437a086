import type { ReactNode } from 'react';

type Slot = {
  name: string;
  pictures: readonly string[];
  alt: string;
  width: number;
  height: number;
  children: ReactNode;
};

/** A picture of the product when there is one, by day and by night; else the drawing given as children. */
export const PictureSlot = ({ name, pictures, alt, width, height, children }: Slot) => {
  const file = [`${name}.webp`, `${name}.png`].find((candidate) => pictures.includes(candidate));
  if (!file) {
    return (
      <div className={`picture ${name}-picture`} role="img" aria-label={alt}>
        {children}
      </div>
    );
  }
  const dark = file.replace('.', '-dark.');
  return (
    <picture className={`picture ${name}-picture`}>
      {pictures.includes(dark) && <source srcSet={`/pictures/${dark}`} media="(prefers-color-scheme: dark)" />}
      <img src={`/pictures/${file}`} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
};
