import { type Picture, pictureUrl } from './pictures';

type Props = {
  picture: Picture;
  /** The width it is shown at, for one that is made for screens with twice as many pixels. */
  shownAt?: number;
  /** Seen at once, so that it does not wait until one scrolls there. */
  first?: boolean;
};

/** A picture of the product in the theme of its reader. Its size is known before it comes, so that nothing moves. */
export const ProductPicture = ({ picture: { name, alt, width, height }, shownAt = width, first }: Props) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={pictureUrl(name, 'dark')} />
    <img
      className={`product ${name}`}
      src={pictureUrl(name, 'light')}
      alt={alt}
      width={shownAt}
      height={Math.round((height * shownAt) / width)}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  </picture>
);
